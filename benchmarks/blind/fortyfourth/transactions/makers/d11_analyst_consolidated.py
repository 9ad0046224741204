# Seller's analyst: consolidated garden-apartment portfolio re-worked in Excel; several sheets, hidden columns and a hidden row, blue inputs, names redacted, pasted-value totals
from common import *
import xlsxwriter
F='Project Falcon_Consol Rent Roll_vDR3.xlsx'
r=R(4411); AS=dt.date(2025,9,30)
PR=[('Hollybrook Gardens','HB',24,[('1BR/1BA',680,1085),('2BR/1BA',860,1265),('2BR/2BA',985,1390)]),('The Meadows at Tarrant','MT',32,[('1BR/1BA',715,1145),('2BR/2BA',1020,1460)]),('Quail Hollow','QH',20,[('Studio',430,865),('1BR/1BA',600,1010),('3BR/2BA',1190,1640)])]
wb=xlsxwriter.Workbook(path(F))
f=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
s1=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Consol RR'); s3=wb.add_worksheet('Open Points'); s4=wb.add_worksheet('lkp')
s4.hide(); s4.write_column('A1',['O','V','MTM','DOWN']); 
hd=[('Property',24),('Bldg',6),('Apt',7),('Layout',10),('RSF',7),('O / V',6),('Asking Rent',11),('Ask $/RSF',9),('Lease Rent',11),('LTL',9),('RUBS',8),('Pet / Pkg',9),('Total Mo. Income',12),('M/I Date',10),('LXD',10),('Sec. Dep.',10),('Flag',14)]
ws.write('A1','Project Falcon',f(bold=True,font_size=14,font_color='#1F3864')); ws.write('A2','Consolidated rent roll - Sep-25',f(italic=True)); ws.write('A3','Source: PM system exports provided by manager, mapped by Seller. Resident names redacted.',f(font_size=8,font_color='#7F7F7F'))
for c,u in ((4,'SF'),(6,'US$/mo'),(8,'US$/mo'),(9,'US$/mo'),(10,'US$/mo'),(11,'US$/mo'),(12,'US$/mo'),(15,'US$')): ws.write(5,c,u,f(italic=True,font_size=8,align='right'))
hf=f(bold=True,bg_color='#1F3864',font_color='white',text_wrap=True,align='center',valign='vcenter')
for c,(h,w) in enumerate(hd): ws.write(4,c,h,hf); ws.set_column(c,c,w)
ws.set_column(7,7,9,None,{'hidden':1}); ws.set_column(9,9,9,None,{'hidden':1}); ws.freeze_panes(6,3); ws.set_row(4,30)
t=f(); c_=f(align='center'); blue=f(font_color='#0000FF',num_format='#,##0_);(#,##0);"-"'); k0=f(num_format='#,##0_);(#,##0);"-"'); d2=f(num_format='0.00'); dfm=f(num_format='d-mmm-yy',align='right'); sb=f(bold=True,top=1,bg_color='#DDEBF7',num_format='#,##0_);(#,##0);"-"'); sbt=f(bold=True,top=1,bg_color='#DDEBF7')
y=6; rows=[]; G=[0]*7; SUM=[]; target=(1,17); planted=None
for pi,(pn,code,n,fps) in enumerate(PR):
    T=[0]*7; y0=y; nv=0
    for i in range(n):
        b=chr(65+i//8); u=f'{code}-{b}{100*(1+(i%8)//4)+i%4+1}'; lay,sf,mk=fps[(i*5+i//8)%len(fps)]; mk+=r.choice([0,0,15,30]); x=r.random(); v=x<.09 and (pi,i)!=target
        ws.write(y,0,pn,t); ws.write(y,1,b,c_); ws.write(y,2,u,t); ws.write(y,3,lay,t); ws.write(y,4,sf,k0); ws.write(y,5,'V' if v else 'O',c_); ws.write(y,6,mk,blue); ws.write_formula(y,7,f'=G{y+1}/E{y+1}',d2,round(mk/sf,4))
        row=dict(unit=u,building=b,propertyName=pn,unitType=lay,area=sf,statusText='V' if v else 'O',marketRent=mk)
        lr=ru=pp=tt=dp=0
        if not v:
            lr=mk-r.choice([0,15,30,45,70,-10]); ru=r.choice([42,48,55]); pp=r.choice([0,0,0,25,35,60]); tt=lr+ru+pp; dp=r.choice([0,200,250,400])
            mi=r.day(dt.date(2019,2,1),dt.date(2025,9,28)); le=addm(mi,12)-dt.timedelta(days=1)
            while le<AS: le=addm(le+dt.timedelta(days=1),12)-dt.timedelta(days=1)
            mtm=r.random()<.1
            shown=lr
            if (pi,i)==target:
                shown=lr-300; planted=dict(what=f'Lease Rent of {u} ({pn}) printed {shown:,} instead of {lr:,}; Total Mo. Income of the row, subtotal and total still hold {lr:,}',kind='digit_changed'); assert sum(a!=b for a,b in zip(str(shown),str(lr)))==1 and len(str(shown))==len(str(lr)),lr
            ws.write(y,8,shown,blue); ws.write(y,10,ru,blue)
            if pp: ws.write(y,11,pp,blue)
            ws.write(y,12,tt,k0); ws.write_datetime(y,13,dt.datetime.combine(mi,dt.time()),dfm)
            if mtm: ws.write(y,14,'MTM',f(align='right'))
            else: ws.write_datetime(y,14,dt.datetime.combine(le,dt.time()),dfm)
            ws.write(y,15,dp,f(num_format='#,##0')); 
            fl=r.random()
            if fl<.05: ws.write(y,16,'HAP tenant',t)
            elif fl<.08: ws.write(y,16,'NTV 10/25',t)
            row.update(contractRent=shown,charges=[dict(code=a,amount=q) for a,q in (('RUBS',ru),('Pet / Pkg',pp)) if q],totalCharges=tt,moveInDate=iso(mi),leaseEndDate='MTM' if mtm else iso(le),deposit=dp)
            ws.write_formula(y,9,f'=I{y+1}-G{y+1}',k0,shown-mk)
        else: nv+=1; ws.write(y,16,r.choice(['','make-ready','renovating']),t)
        for k,q in enumerate([sf,mk,lr,ru,pp,tt,dp]): T[k]+=q
        rows.append(row); y+=1
    for c in range(17): ws.write(y,c,'',sbt)
    ws.write(y,0,f'Subtotal {pn}',sbt); ws.write(y,2,n,sb); ws.write(y,5,f'{100*(n-nv)/n:.1f}%',sbt)
    for c,q in zip((4,6,8,10,11,12,15),T): ws.write(y,c,q,sb)
    SUM.append((pn,n,nv,T)); G=[a+b for a,b in zip(G,T)]; y+=2
gb=f(bold=True,top=1,bottom=6,num_format='#,##0_);(#,##0);"-"')
for c in range(17): ws.write(y,c,'',gb)
N=sum(s[1] for s in SUM); NV=sum(s[2] for s in SUM); ws.write(y,0,'PORTFOLIO TOTAL',gb); ws.write(y,2,N,gb); ws.write(y,5,f'{100*(N-NV)/N:.1f}%',gb)
for c,q in zip((4,6,8,10,11,12,15),G): ws.write(y,c,q,gb)
ws.write(y+1,0,'check vs. PM export',f(font_size=8,font_color='#A6A6A6')); ws.write(y+1,8,0,f(font_size=8,font_color='#A6A6A6')); ws.set_row(y+1,None,None,{'hidden':1})
s1.set_column(0,0,28); s1.set_column(1,8,13); s1.write('A1','Project Falcon - Summary by property',f(bold=True,font_size=13)); s1.write('A2','US$ per month unless stated',f(italic=True))
for c,h in enumerate(['Property','Units','Occupied','Vacant','Occ. %','RSF','Asking Rent','Lease Rent','Total Income']): s1.write(3,c,h,hf)
for i,(pn,n,nv,T) in enumerate(SUM+[('Total',N,NV,G)]):
    fmt=sb if pn=='Total' else k0
    for c,v in enumerate([pn,n,n-nv,nv,(n-nv)/n,T[0],T[1],T[2],T[5]]): s1.write(4+i,c,v,f(num_format='0.0%',bold=pn=='Total') if c==4 else fmt)
s3.set_column(0,0,5); s3.set_column(1,1,80)
for i,x in enumerate(['#|Comment','1|HAP portion is included in Lease Rent.','2|LXD = lease expiration date. MTM leases have no expiration.','3|Quail Hollow studio unit mix re-measured in 2024.','4|Concessions amortized outside of this schedule.']): a,b=x.split('|'); s3.write(i,0,a,t); s3.write(i,1,b,t)
ws.set_landscape(); ws.fit_to_pages(1,0); s1.activate(); wb.close()
save(F,rows,None,'2025-09',N,N-NV,NV,'MULTIFAMILY',"seller analyst's consolidated workbook",'three properties, hidden columns, no names, O/V status, month-only date, pasted subtotals',planted=planted,sheet='Consol RR'); print(planted,N,NV)
