# Student housing by bed space, buildings and floors merged at the left, xlsxwriter, hidden columns, tabs per report
from lib import *
import xlsxwriter
rng=random.Random(4512);N=Names(rng)
name='x02_tiger_row_bedspace_roll.xlsx'
wb=xlsxwriter.Workbook(doc(name)); wb.set_properties({'created':dt.datetime(2025,9,16)})
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=9,**k))
cov=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Bed Roll'); k=wb.add_worksheet('Codes')
hb=F(bold=1,bg_color='#F1B82D',border=1,align='center',valign='vcenter',text_wrap=1); n=F(); nu=F(num_format='#,##0.00;[Red]-#,##0.00'); nub=F(num_format='#,##0.00;[Red]-#,##0.00',bold=1,top=1); bld=F(bold=1,valign='top',rotation=90,align='center',border=1,bg_color='#EFEFEF'); fl=F(valign='top',align='center',top=1); d=F(num_format='mm/dd/yy',align='center'); b=F(bold=1,top=1)
ws.write(0,0,'TIGER ROW STUDENT RESIDENCES',wb.add_format(dict(bold=1,font_size=14,font_name='Calibri'))); ws.write(1,0,'Columbia, Missouri   |   AY 2025-26 bed space roll   |   effective 09/15/2025',F(italic=1))
H1=[('Bldg',0),('Floor',0),('Bed Space',0),('Floor Plan',0),('Student ID',0),('Occupant',0),('Bed Status',0),('Contract',2),(None,0),('Monthly Installment',3),(None,0),(None,0),('Total Monthly',0),('Market / Bed',0),('Past Due',0),('Guar.',0)]
c=0
while c<len(H1):
    t,w=H1[c]
    if w: ws.merge_range(3,c,3,c+w-1,t,hb); 
    else: ws.merge_range(3,c,4,c,t,hb)
    if w:
        for q,s in enumerate({7:['Begin','End'],9:['Bed Rent','Parking','Furniture']}[c]): ws.write(4,c+q,s,hb)
    c+=w or 1
r=5;rows=[];SUM={}
PLAN={'4x4':('4BR/4BA',4,655),'4x2':('4BR/2BA',4,585),'2x2':('2BR/2BA',2,815),'ST':('Studio',1,1090)}
for B in ('North Hall','South Hall','Annex'):
    r0=r
    for f in (1,2,3) if B!='Annex' else (1,2):
        f0=r
        for s in range(1,6 if B!='Annex' else 5):
            p=['4x4','4x2','2x2','4x4','ST'][(s+f)%5] if B!='Annex' else ('2x2' if s%2 else 'ST')
            nm,nb,mk=PLAN[p]
            for bd in range(nb):
                u=f'{B[0]}{f}{s:02d}'+('' if nb==1 else f'-{"ABCD"[bd]}')
                z=rng.random(); st='Occupied'
                if z<.08: st='Open'
                elif z<.10: st='RA'
                elif z<.12: st='Hold - maint'
                row=dict(unit=u,building=B,unitType=nm,statusText=st,marketRent=mk)
                ws.write(r,2,u,n);ws.write(r,3,nm,n);ws.write(r,6,st,n);ws.write(r,13,mk,nu)
                rent=pk=fu=None;pd_=None
                if st in('Occupied','RA'):
                    who=N.lf(); sid=f'{rng.randint(14000000,18999999)}'
                    b0=rng.choice([dt.date(2025,8,18)]*5+[dt.date(2025,9,1)]); e0=rng.choice([dt.date(2026,7,31)]*5+[dt.date(2025,12,20)])
                    rent=float(mk-rng.choice([0,0,10,25,40])) if st=='Occupied' else 0.0
                    pk=45.0 if rng.random()<.3 else None; fu=20.0 if rng.random()<.5 else None
                    if st=='RA': pk=fu=None
                    pd_=0.0 if rng.random()<.85 else round(rng.choice([rent,rent/2,75.0]),2)
                    ws.write(r,4,sid,n);ws.write(r,5,who,n);ws.write(r,7,b0,d);ws.write(r,8,e0,d);ws.write(r,9,rent,nu)
                    if pk: ws.write(r,10,pk,nu)
                    if fu: ws.write(r,11,fu,nu)
                    tot=rent+(pk or 0)+(fu or 0)
                    ws.write_formula(r,12,f'=SUM(J{r+1}:L{r+1})',nu,tot);ws.write(r,14,pd_,nu);ws.write(r,15,rng.choice('YYYN'),n)
                    row.update(tenantName=who,leaseStartDate=b0,leaseEndDate=e0,contractRent=rent,totalCharges=tot,balance=pd_,charges=[dict(code='Bed Rent',amount=rent)]+([dict(code='Parking',amount=pk)] if pk else [])+([dict(code='Furniture',amount=fu)] if fu else []))
                rows.append(row); r+=1
                if B not in SUM: SUM[B]=dict(n=0,o=0,rent=0,pk=0,fu=0,mk=0,pd=0)
                S=SUM[B];S['n']+=1;S['o']+='tenantName' in row;S['rent']+=rent or 0;S['pk']+=pk or 0;S['fu']+=fu or 0;S['mk']+=mk;S['pd']+=pd_ or 0
        (ws.merge_range(f0,1,r-1,1,f'{f}',fl) if r-1>f0 else ws.write(f0,1,f'{f}',fl))
    ws.merge_range(r0,0,r-1,0,B,bld)
    S=SUM[B]
    ws.write(r,2,f'{B} total',b)
    for c in (3,5,6,7,8,15): ws.write(r,c,'',b)
    ws.write(r,5,f"{S['o']} of {S['n']} beds",b)
    for c,kx in ((9,'rent'),(10,'pk'),(11,'fu'),(13,'mk'),(14,'pd')): L=chr(65+c); ws.write_formula(r,c,f'=SUM({L}{r0+1}:{L}{r})',nub,S[kx])
    ws.write_formula(r,12,f'=SUM(M{r0+1}:M{r})',nub,S['rent']+S['pk']+S['fu']); r+=2
G={x:sum(S[x] for S in SUM.values()) for x in S}
ws.write(r,2,'ALL BUILDINGS',b); ws.write(r,5,f"{G['o']} of {G['n']} beds",b)
for c,v in ((9,G['rent']),(10,G['pk']),(11,G['fu']),(12,G['rent']+G['pk']+G['fu']),(13,G['mk']),(14,G['pd'])): ws.write(r,c,v,nub)
ws.set_column(0,0,5);ws.set_column(1,1,5);ws.set_column(2,3,10);ws.set_column(4,4,10,None,{'hidden':1});ws.set_column(5,5,24);ws.set_column(6,6,11);ws.set_column(7,8,9);ws.set_column(9,14,10);ws.set_column(15,15,5)
ws.freeze_panes(5,3);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3,4);ws.set_footer('&LSchedule 1(g) to Lender Estoppel&RPage &P of &N')
cov.write(0,0,'Tiger Row – occupancy by building',F(bold=1)); 
for c,t in enumerate(['Building','Beds','Occupied incl. RA','Not occupied','Monthly billed']): cov.write(2,c,t,hb)
for i,(B,S) in enumerate(SUM.items()):
    for c,v in enumerate([B,S['n'],S['o'],S['n']-S['o'],S['rent']+S['pk']+S['fu']]): cov.write(3+i,c,v,nu if c==4 else n)
for c,v in enumerate(['Total',G['n'],G['o'],G['n']-G['o'],G['rent']+G['pk']+G['fu']]): cov.write(6,c,v,nub if c==4 else b)
cov.write(9,0,'Attached to Estoppel Certificate of Tiger Row Housing Partners, LP dated September 22, 2025.',n); cov.set_column(0,0,20);cov.set_column(1,4,15)
for i,(a,t) in enumerate([('Open','bed available for contract'),('RA','resident assistant, bed furnished without rent'),('Hold - maint','off line, work order open'),('Occupied','contract in force')]): k.write(i,0,a,n);k.write(i,1,t,n)
cov.set_landscape();cov.fit_to_pages(1,1);ws.activate(); wb.close()
save(name,'STUDENT_HOUSING','student housing manager / lender estoppel','bed spaces, merged building and floor cells, grouped header, hidden id column, summary sheet first',True,'Tiger Row Student Residences','2025-09-15',G['n'],G['o'],G['n']-G['o'],rows,sheet='Bed Roll')
