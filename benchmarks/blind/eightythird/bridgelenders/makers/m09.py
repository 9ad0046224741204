from common import *
import xlwt
r=G(8309); fn='ResMan_RentRoll_WillowTrace_20250228.xls'
wb=xlwt.Workbook(); w=wb.add_sheet('Rent Roll'); st=lambda b=False,nf='General',x='': xlwt.easyxf(f'font: name Verdana, height 160{", bold on" if b else ""};'+x,num_format_str=nf)
N,B,M,MB,DT=st(),st(True),st(nf='#,##0.00;-#,##0.00'),st(True,'#,##0.00;-#,##0.00','borders: top thin;'),st(nf='m/d/yyyy'); HB=st(True,x='align: wrap on, horiz center, vert bottom; borders: bottom medium; pattern: pattern solid, fore_colour gray25;'); I=st(nf='#,##0'); IB=st(True,'#,##0','borders: top thin;')
w.write(0,0,'Willow Trace Apartments',st(True)); w.write(1,0,'Rent Roll',B); w.write(2,0,'Date: 2/28/2025',N); w.write(2,12,'Printed 3/3/2025 7:58 AM',N)
H=['Unit','Type','Sq. Feet','Residents','Status','Move In','Lease Start','Lease End','Market Rent','Lease Rent','Gain/(Loss) to Lease','Employee / Concession','Pet Rent','Garage','Total Billed']
for c,t in enumerate(H): w.write(4,c,t,HB)
w.row(4).height_mismatch=True; w.row(4).height=560
y=5; rows=[]; K=['area','marketRent','contractRent','_gl','_cn','_p','_g','totalCharges']; C=[2,8,9,10,11,12,13,14]
ty={'1x1 Aspen':(688,1120),'2x1 Birch':(890,1310),'2x2 Birch Reno':(932,1445),'3x2 Cedar':(1180,1690)}
S=lambda L,k: round(sum(x.get(k,0) for x in L),2); pl=None
for b,n in ((1,12),(2,12),(3,8),(4,14)):
    bn=f'Building {b}'; w.write(y,0,bn,B); y+=1; L=[]
    for i in range(n):
        k=r.choice(list(ty)); a,mk=ty[k]; x=dict(unit=f'{b}{101+i if i<n//2 else 201+i-n//2}',building=bn,unitType=k,area=a,marketRent=float(mk+r.choice([0,0,10,20]))); L.append(x); q=r.random()
        x['statusText']='Vacant' if q<.08 else 'Vacant Leased' if q<.1 else 'Notice to Vacate' if q>.94 else 'Occupied'
        if 'Vacant' not in x['statusText'] :
            x['tenantName']=r.name()+(f'; {r.name()}' if r.random()<.25 else ''); mi=r.date(D(2020,1,10),D(2025,2,20)); ls=mi
            while addm(ls,12)<D(2025,2,25): ls=addm(ls,12)
            x.update(moveInDate=mi,leaseStartDate=ls,leaseEndDate=addm(ls,12)-dt.timedelta(days=1),contractRent=x['marketRent']-r.choice([0,15,30,55,80,-25]))
            x['_gl']=x['contractRent']-x['marketRent']; x['_cn']=r.choice([0.0]*7+[-100.0]); x['_p']=r.choice([0.0,0.0,30.0]); x['_g']=r.choice([0.0,0.0,0.0,95.0]); x['totalCharges']=x['contractRent']+x['_cn']+x['_p']+x['_g']
            x['charges']=[dict(code=c,amount=x[q]) for c,q in (('Employee / Concession','_cn'),('Pet Rent','_p'),('Garage','_g'))]
        w.write(y,0,x['unit'],N); w.write(y,1,k,N); w.write(y,2,a,I); w.write(y,3,x.get('tenantName',''),N); w.write(y,4,x['statusText'],N)
        for c,q in ((5,'moveInDate'),(6,'leaseStartDate'),(7,'leaseEndDate')):
            if q in x: w.write(y,c,x[q],DT)
        for c,q in list(zip(C,K))[1:]:
            if q in x: w.write(y,c,x[q],M)
        y+=1
    w.write(y,0,f'{bn} Total',B); w.write(y,3,f'{len(L)} units',B)
    for c,q in zip(C,K):
        v=S(L,q)
        if b==3 and q=='contractRent': pl=(v,v+270); v+=270
        w.write(y,c,v,IB if c==2 else MB)
    y+=2; rows+=L
w.write(y,0,'Property Total',B); w.write(y,3,f'{len(rows)} units',B)
for c,q in zip(C,K): w.write(y,c,S(rows,q),IB if c==2 else MB)
y+=2; cnt={}
for x in rows: cnt[x['statusText']]=cnt.get(x['statusText'],0)+1
w.write(y,0,'Status',B); w.write(y,2,'Units',B); w.write(y,3,'% of Units',B); y+=1
for k,v in cnt.items(): w.write(y,0,k,N); w.write(y,2,v,N); w.write(y,3,v/len(rows),st(nf='0.0%',x='align: horiz left;')); y+=1
for c,wd in enumerate([9,16,9,40,17,11,11,11,12,12,12,12,10,10,12]): w.col(c).width=wd*256
w.portrait=False; w.fit_num_pages=1; w.fit_width_to_pages=1; w.fit_height_to_pages=0
wb.save(path(fn)); o=sum('tenantName' in x for x in rows)
save(fn,'MULTIFAMILY','ResMan rent roll, building subtotals, gain/loss to lease, .xls',False,'Willow Trace Apartments','2025-02-28',len(rows),o,len(rows)-o,rows,
 planted=dict(what=f'Building 3 Total of Lease Rent is printed {pl[1]:.2f}; its rows add to {pl[0]:.2f} (property total is right)',kind='total_wrong'))
