# AppFolio-like delinquency export: workforce apartments, two properties, property groups with totals
import random; random.seed(514)
import xlsxwriter
from common import *
N='ar_delinquency_appfolio'
P={'Quarry Ridge Apartments - 2200 Quarry Rd Davenport, IA 52806':[('101','Marcus Hollenbeck','Current'),('104','Tanya R. Voss','Current'),('112','DeShawn Perrin','Evict'),('118','Lupita Armendariz','Current'),('203','Kyle Brandvold','Notice'),('209','Oksana Petrik','Current'),('214','Wendell Stubbs','Past'),('216','Renee & Carl Dopp','Current'),('301','Amina Warsame','Current'),('310','Jolene Kratz','Current'),('318','Tyrell Maddox','Past')],
'Millrace Townhomes - 815 Canal St Moline, IL 61265':[('A-2','Heather Lindqvist','Current'),('A-5','Samir Odeh','Current'),('B-1','Priscilla Nguyen-Hart','Notice'),('B-6','Dale Kowalczyk','Current'),('C-3','Bettina Orr','Evict'),('C-4','Rodrigo Salcedo','Current'),('D-1','Frances Umber','Past'),('D-7','Ike Tollefson','Current')]}
wb=xlsxwriter.Workbook(out(N+'.xlsx')); ws=wb.add_worksheet('delinquency-20250905')
B=wb.add_format({'bold':1}); HB=wb.add_format({'bold':1,'bottom':1,'text_wrap':1}); m=wb.add_format({'num_format':'#,##0.00'}); mb=wb.add_format({'num_format':'#,##0.00','bold':1,'top':1}); gr=wb.add_format({'bold':1,'bg_color':'#E8EEF4'})
ws.write(0,0,'Delinquency',wb.add_format({'bold':1,'font_size':14})); ws.write(1,0,'Properties: Quarry Ridge Apartments, Millrace Townhomes'); ws.write(2,0,'Tenant Status: Current, Notice, Past, Evict'); ws.write(3,0,'As of: 09/05/2025'); ws.write(4,0,'Amount Owed In Account: All')
H=['Unit','Name','Tenant Status','Last Payment','Deposit','Rent','Amount Receivable','0-30','31-60','61-90','91+','Delinquent Notes']
K=['deposit','other:Rent','total','b0_30','b31_60','b61_90','b90']
for c,h in enumerate(H): ws.write(6,c,h,HB)
for c,w in enumerate([8,26,13,13,10,10,12,10,10,10,10,44]): ws.set_column(c,c,w)
ws.freeze_panes(7,0); ws.set_landscape(); ws.fit_to_pages(1,0)
note={'112':'Filed FED 8/22, hearing 9/18','214':'Sent to Hawk Recovery 7/1','C-3':'5-day served 8/12','301':'Rental assistance pending - $1,500 pledged','D-1':'Disputes carpet charge'}
r=7; rows=[];T=[];G=[0]*7
for p,l in P.items():
    for c in range(12): ws.write(r,c,p if c==0 else '',gr)
    r+=1; g=[0]*7
    for u,n,s in l:
        rent=random.choice([795,845,870,925,980,1040]); dep=random.choice([0,300,500,rent]); a=[0.0]*4
        if s=='Past': a[2]=round(rent*.35+random.randint(1,9999)/100,2); a[3]=round(random.randint(20000,190000)/100,2)
        else:
            for j in range({'Evict':4}.get(s,random.choice([1,1,1,2,2,3]))): a[j]=round(rent if j<2 and random.random()<.4 else random.randint(3500,int(rent*100))/100,2)
        tot=round(sum(a),2); v=[dep,rent,tot]+a; v=[float(x) for x in v]
        if s=='Past': v[1]=None
        ws.write(r,0,u);ws.write(r,1,n);ws.write(r,2,s);ws.write(r,3,f'{random.choice(["08","07"] if s!="Past" else ["05","04"])}/{random.randint(1,28):02d}/2025')
        for i,x in enumerate(v):
            if x is not None: ws.write(r,4+i,x,m)
        ws.write(r,11,note.get(u,''))
        rows.append({"unit":u,"name":n,"status":s,**{k:x for k,x in zip(K,v) if x is not None}}); g=[round(q+(x or 0),2) for q,x in zip(g,v)]; r+=1
    for t,arr in ((1,g),):
        for i,x in enumerate(arr):
            if i!=1: ws.write(r,4+i,x,mb)
    T.append({"label":None,**{k:x for k,x in zip(K,g) if k!='other:Rent'}}); ws.write(r,1,'Total '+p.split(' - ')[0],B); T[-1]['label']='Total '+p.split(' - ')[0]
    G=[round(q+x,2) for q,x in zip(G,g)]; r+=2
ws.write(r,0,'Total',B)
for i,x in enumerate(G):
    if i!=1: ws.write(r,4+i,x,mb)
T.append({"label":'Total',**{k:x for k,x in zip(K,G) if k!='other:Rent'}})
wb.close(); print(len(rows),G)
save(N,'xlsx','AR','MULTIFAMILY','AppFolio delinquency export',K,rows,T)
