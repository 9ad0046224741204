from common import *
import xlsxwriter,datetime
R=random.Random(7704)
N='Resident Aged Receivables Summary - Campus Portfolio.xlsx'
P=[('Millrace Student Cottages','MRC',47,'cottage'),('The Ledger on College','LOC',83,'tower'),('Foxhall Row Houses','FXR',38,'row')]
tot=sum(p[2] for p in P);nm=names(R,tot,'{l}, {f}')
wb=xlsxwriter.Workbook(doc(N));wb.set_properties({'created':datetime.datetime(2026,1,6)})
cv=wb.add_worksheet('Parameters');ws=wb.add_worksheet('Resident Aged Receivables')
B=dict(font_name='Arial',font_size=8)
f=lambda **k:wb.add_format({**B,**k})
for i,(a,b) in enumerate((('Report','Resident Aged Receivables'),('Properties','Millrace Student Cottages; The Ledger on College; Foxhall Row Houses'),('As of','01/05/2026'),('Post Month','01/2026'),('Resident Status','All'),('Aging Basis','Charge due date'),('Consolidate By','Lease'),('Include balances','All non-zero'),('Run by','dpruitt@brickandbell.example'))):
    cv.write(i+1,0,a,f(bold=True));cv.write(i+1,1,b,f())
cv.set_column(0,0,20);cv.set_column(1,1,64)
ws.write(0,0,'Resident Aged Receivables',f(bold=True,font_size=13));ws.write(1,0,'Brick & Bell Student Living  |  As of 01/05/2026',f());
hg=f(bold=True,bg_color='#2F5D62',font_color='white',align='center',valign='vcenter',text_wrap=True,border=1,border_color='#FFFFFF')
ws.merge_range('A4:A5','Bldg-Unit',hg);ws.merge_range('B4:B5','Resident',hg);ws.merge_range('C4:C5','Lease ID',hg);ws.merge_range('D4:D5','Lease Status',hg)
ws.merge_range('E4:I4','Unpaid Charges',hg);ws.merge_range('J4:J5','Prepaid',hg);ws.merge_range('K4:K5','Balance',hg);ws.merge_range('L4:L5','Deposits\nHeld',hg)
for i,t in enumerate(('0 - 30 Days','31 - 60 Days','61 - 90 Days','Over 90 Days','Total')): ws.write(4,4+i,t,hg)
NF='#,##0.00;(#,##0.00);0.00'
n=f(num_format=NF);t=f();sb=f(bold=True,bg_color='#DCE8E8',num_format=NF,top=1);sbt=f(bold=True,bg_color='#DCE8E8',top=1);pg=f(bold=True,font_size=9,bottom=1);gt=f(bold=True,num_format=NF,top=6,bg_color='#BFD3D3')
K=['b0_30','b31_60','b61_90','b90','unpaid','prepaid','total','deposit']
rows=[];tots=[];claims=[];G={k:0 for k in K};r=5;ni=0;lid=R.randint(118000,119000)
for pn,code,cnt,kind in P:
    ws.write(r,0,pn,pg)
    for c_ in range(1,12): ws.write_blank(r,c_,None,pg)
    r+=1
    if kind=='cottage': us=[f'{b:02d}-{l}' for b in range(1,25) for l in 'ABCD']
    elif kind=='tower': us=[f'{fl}{u:02d}-{b}' for fl in range(2,9) for u in range(1,12) for b in 'ABCD']
    else: us=[f'{h} Foxhall Rd-{b}' for h in range(401,441,2) for b in (1,2,3,4,5)]
    ix=sorted(R.sample(range(len(us)),cnt));T={k:0 for k in K}
    for j in ix:
        rent={'cottage':R.choice([745,765,789,815]),'tower':R.choice([899,925,949,1015,1079]),'row':R.choice([610,635,655])}[kind]
        z=dict.fromkeys(K,0.0);q=R.random();st='Current'
        if q<.30: z['prepaid']=-float(R.choice([rent,rent,R.randint(5,400),r2(R.uniform(1,120))]))
        elif q<.72:
            z['b0_30']=R.choice([rent,rent,r2(rent+R.uniform(18,64)),R.randint(25,rent),50.0,r2(R.uniform(12,75))])
            if R.random()<.28: z['b31_60']=R.choice([rent,r2(R.uniform(30,rent))])
            if z['b31_60'] and R.random()<.4: z['b61_90']=R.choice([rent,r2(R.uniform(30,rent))])
            if z['b61_90'] and R.random()<.5: z['b90']=r2(R.uniform(60,2*rent))
            if R.random()<.06: z['prepaid']=-r2(R.uniform(5,60))
            st=R.choice(['Current']*7+['Notice','Renewed','Eviction'] )
        else:
            st='Past';z['b90']=r2(R.uniform(85,2400))
            if R.random()<.3: z['b61_90']=r2(R.uniform(40,600))
        z={k:float(v) for k,v in z.items()}
        z['unpaid']=r2(z['b0_30']+z['b31_60']+z['b61_90']+z['b90']);z['total']=r2(z['unpaid']+z['prepaid'])
        z['deposit']=0.0 if st=='Past' or R.random()<.35 else float(R.choice([150,200,250,300]))
        lid+=R.randint(1,37)
        row=dict(unit=us[j],name=nm[ni],resident=str(lid),**{k:z[k] for k in K});ni+=1
        ws.write(r,0,us[j],t);ws.write(r,1,row['name'],t);ws.write_number(r,2,lid,f(num_format='0',align='left'));ws.write(r,3,st,t)
        for i,k in enumerate(K): ws.write_number(r,4+i,z[k],n);T[k]+=z[k];claims.append(z[k])
        rows.append(row);r+=1
    T={k:r2(v) for k,v in T.items()}
    lb=f'{pn} Subtotal'
    ws.write(r,0,lb,sbt)
    for c_ in(1,2,3): ws.write_blank(r,c_,None,sbt)
    for i,k in enumerate(K): ws.write_number(r,4+i,T[k],sb);G[k]+=T[k];claims.append(T[k])
    tots.append(dict(label=lb,**T));r+=2
G={k:r2(v) for k,v in G.items()}
ws.write(r,0,'Total All Properties',gt)
for c_ in(1,2,3): ws.write_blank(r,c_,None,gt)
for i,k in enumerate(K): ws.write_number(r,4+i,G[k],gt)
tots.append(dict(label='Total All Properties',**G))
ws.write(r+2,0,'Prepaid amounts are shown as negative. Past residents with balances sent to collections more than 180 days ago are excluded.',f(italic=True))
for c_,w in zip('ABCDEFGHIJKL',(17,24,9,11,12,12,12,12,12,12,12,11)): ws.set_column(f'{c_}:{c_}',w)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3,4);ws.freeze_panes(5,2);ws.activate();wb.close()
fm=lambda x:f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
save(N,'AR',K,rows,tots,'Entrata style resident aged receivables summary by property, grouped two-line header, student housing portfolio, xlsx',False,None,[fm(x) for x in claims]+[fm(G[k]) for k in K]+[x['name'] for x in rows])
print(len(rows),G)
