import random
from common import *
import xlsxwriter
random.seed(55)
SN='Abernethy Baillie Carmichael Dalgleish Erskine Farquhar Galbraith Haldane Imrie Jardine Kinnaird Lockhart MacAulay MacPhail Menzies Nairn Ogilvie Petrie Rankine Sinclair Tennant Urquhart Wedderburn Yuill Zielinski Chaudhry Imlach Buchan Cargill Duthie'.split()
N='ar_xero_kelvinbank_factoring.xlsx'
wb=xlsxwriter.Workbook(D(N));ws=wb.add_worksheet('Aged Receivables Summary')
t=wb.add_format({'bold':1,'font_size':14,'font_name':'Arial'});s=wb.add_format({'font_size':11,'font_name':'Arial','bold':1});n=wb.add_format({'font_size':9,'font_name':'Arial'})
hl=wb.add_format({'bold':1,'font_size':9,'font_name':'Arial','bottom':1});h=wb.add_format({'bold':1,'font_size':9,'font_name':'Arial','bottom':1,'align':'right'})
m=wb.add_format({'font_size':9,'font_name':'Arial','num_format':'#,##0.00;(#,##0.00);"-"','align':'right'})
mb=wb.add_format({'font_size':9,'font_name':'Arial','num_format':'#,##0.00;(#,##0.00);"-"','bold':1,'top':1});nb=wb.add_format({'font_size':9,'font_name':'Arial','bold':1,'top':1});pc=wb.add_format({'font_size':9,'font_name':'Arial','num_format':'0.00%'})
ws.write(0,0,'Aged Receivables Summary',t);ws.write(1,0,'Kelvinbank Factoring CIC',s);ws.write(2,0,'As at 31 October 2026',s);ws.write(3,0,'Ageing by due date',n)
cols=['Current','October','September','August','July','Older','Total']
K=['current','other:October','other:September','other:August','other:July','other:Older','total']
ws.write(5,0,'Contact',hl);ws.write(5,1,'Account Number',hl)
for i,x in enumerate(cols): ws.write(5,2+i,x,h)
st=[('KB','Kelvinbank Row',(14,16,18)),('AL','Albany Lane',(3,5)),('DR','Dumbreck Road',(201,207))]
r=6;rows=[];T=[0]*7
names=[(x,random.choice('ABCDEFGHJKLMPRS')) for x in SN]+[('Strathclyde Lettings Ltd',''),('Executry of the late M Gillespie',''),('Kirk & Vennel Properties LLP','')]
used=set()
for sn,i in sorted(names):
    nm=f'{sn}, {i}' if i else sn
    while 1:
        a=random.choice(st);ac=f'{a[0]}{random.choice(a[2])}-{random.randint(0,3)}/{random.randint(1,2)}'
        if ac not in used: used.add(ac);break
    q=random.choice([11862,9748,14315,12690])
    v=[0]*6
    k=random.random()
    if k<.12: v[0]=-random.randint(2000,q)
    elif k<.5: v[1]=q
    elif k<.7: v[1]=q;v[4]=random.choice([q,q-5000+1200])
    elif k<.85: v[1]=q;v[4]=q;v[5]=q*random.randint(1,6)+random.choice([0,2500,4000])
    else: v[2]=random.randint(4000,38000);v[0]=q if random.random()<.5 else 0
    if random.random()<.18: v[3]=random.randint(3000,26000)
    tt=sum(v);v.append(tt);T=[x+y for x,y in zip(T,v)]
    ws.write(r,0,nm,n);ws.write(r,1,ac,n);d=dict(name=nm,resident=ac)
    for j,x in enumerate(v):
        ws.write(r,2+j,p(x),m)
        if x:d[K[j]]=p(x)
    rows.append(d);r+=1
ws.write(r,0,'Total',nb);ws.write(r,1,'',nb)
for j,x in enumerate(T): ws.write(r,2+j,p(x),mb)
r+=1;ws.write(r,0,'Percentage of total',n)
for j,x in enumerate(T): ws.write(r,2+j,x/T[6],pc)
ws.set_column(0,0,34);ws.set_column(1,1,16);ws.set_column(2,8,11);ws.set_landscape();ws.fit_to_pages(1,0)
wb.close()
save(N,'AR',K,rows,[dict(label='Total',**{k:p(x) for k,x in zip(K,T)})],'Xero aged receivables summary by month, Scottish factoring service charges')
