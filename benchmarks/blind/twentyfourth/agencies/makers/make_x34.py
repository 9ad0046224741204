from common import *
from openpyxl import Workbook
from openpyxl.styles import *
B=Font(bold=True)
# ---- x3: RealPage export, page headers repeat, spacer columns, numbers as text
g=R(3513); fn='RP_RentRollLite_Tamarind.xlsx'; wb=Workbook(); w=wb.active; w.title='Sheet1'
C=dict(u=2,bd=4,fp=5,sf=7,nm=8,st=11,ls=12,le=14,mk=15,rt=17,oc=18,ba=20); HD=dict(u='Apt',bd='Bldg',fp='Flr Pln',sf='SqFt',nm='Resident',st='Stat',ls='Lse Beg',le='Lse End',mk='Mkt Rent',rt='Act Rent',oc='Oth Chg',ba='Balance')
r=1; p=0; k=0; rows=[]; T=dict(mk=0,rt=0,oc=0,ba=0); ct={}
def head():
    global r,p; p+=1
    w.cell(r,2,'Tamarind Pointe Apartments'); w.cell(r,15,f'Page {p} of 3'); w.cell(r+1,2,'RENT ROLL - CURRENT RESIDENTS AND VACANT UNITS'); w.cell(r+2,2,'For 12/31/2025'); w.cell(r+2,15,'Run: 01/05/2026 09:12')
    for a in C: q=w.cell(r+4,C[a],HD[a]); q.font=Font(name='Arial',size=8,bold=True,underline='single')
    r+=5
N=lambda x:f'{x:,.2f}' if x>=0 else f'-{-x:,.2f}'
for b in 'NSE':
    for n in range(20):
        if k%22==0:
            if k: r+=2
            head()
        k+=1; u=f'{b}{100*(n//10+1)+n%10+1}'; fp,sf,mk=g.choice([('E1',505,1190),('A1',688,1345),('A1R',688,1420),('B2',1022,1710)]); q=g.random(); st='OC' if q<.82 else 'NT' if q<.88 else 'VA' if q<.95 else 'VL'
        if k==1: st='OFC'
        if k==37: st='EV'
        ct[st]=ct.get(st,0)+1; T['mk']+=mk; d=dict(u=u,bd=b,fp=fp,sf=str(sf),st=st,mk=N(mk))
        if st in('VA','VL','OFC'): 
            d['nm']='** Vacant **' if st!='OFC' else 'Leasing Office'; d.update(rt='0.00',oc='0.00',ba='0.00'); rows.append(row(unit=u,building=b,unitType=fp,area=sf,statusText=st,marketRent=mk,contractRent=0,balance=0,tenantName='Leasing Office' if st=='OFC' else None))
        else:
            a,l=g.nm(); rt=mk-g.choice([0,20,55,110,-25]); oc=g.choice([0,38,63,98]); ba=g.choice([0,0,0,0,r2(rt+oc+75.0),-22.1]) if st!='EV' else r2(3*(rt+oc)); ls=g.day(D.date(2025,1,5),D.date(2025,12,20)); le=addm(ls,12); nm=f'{l},{a}'
            mtm=g.random()<.08; d.update(nm=nm,ls=ls.strftime('%m-%d-%y'),le='MTM' if mtm else le.strftime('%m-%d-%y'),rt=N(rt),oc=N(oc),ba=N(ba)); T['rt']+=rt;T['oc']+=oc;T['ba']+=ba
            rows.append(row(unit=u,building=b,unitType=fp,area=sf,tenantName=nm,statusText=st,leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,marketRent=mk,contractRent=rt,balance=ba,charges=[dict(code='Oth Chg',amount=oc)]))
        for a,v in d.items(): q=w.cell(r,C[a],v); q.font=Font(name='Arial',size=8); q.alignment=Alignment(horizontal='right' if a in('sf','mk','rt','oc','ba') else 'left')
        r+=1
r+=1; w.cell(r,2,'Property Totals').font=B; w.cell(r,8,'60 units')
for a in T: w.cell(r,C[a],N(T[a])).font=B
r+=2; w.cell(r,2,'Unit Status Recap').font=B; L={'OC':'Occupied','NT':'Occupied on notice','EV':'Occupied under eviction','VA':'Vacant available','VL':'Vacant leased','OFC':'Office (non-revenue)'}
for s in L:
    if s in ct: r+=1; w.cell(r,2,s); w.cell(r,5,L[s]); w.cell(r,11,ct[s])
r+=1; w.cell(r,2,'Total'); w.cell(r,11,60)
for j in(1,3,6,9,10,13,16,19): w.column_dimensions['ABCDEFGHIJKLMNOPQRSTU'[j-1]].width=2
for x,v in dict(B=8,E=9,H=22,L=10,N=10,O=12,Q=12,R=10,T=12).items(): w.column_dimensions[x].width=v
w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{H}/documents/{fn}'); o=sum(ct.get(s,0) for s in('OC','NT','EV')); v=ct.get('VA',0)+ct.get('VL',0)
save(fn,'MULTIFAMILY','RealPage export, page heads, spacer columns, text numbers',True,rows,'Tamarind Pointe Apartments','2025-12-31',60,o,v,totals=dict(marketRent=round(T['mk'],2),contractRent=round(T['rt'],2),balance=round(T['ba'],2)))
# ---- x4: student Rent Cafe beds + pre-lease for next year, large (216 beds)
g=R(3514); fn='Union_Row_bed_roll_and_prelease.xlsx'; wb=Workbook(); w=wb.active; w.title='Bed Roll'
w.append(['UNION ROW STUDENT APARTMENTS']); w.append(['Bed-level rent roll as of 2/15/2026 | AY 25-26 in place and AY 26-27 pre-lease']); w.append([])
w.append(['','','','','AY 2025-26 (IN PLACE)','','','','','','AY 2026-27 (PRE-LEASE)','','']); w.append(['Unit','Bed','Floor Plan','Market / Bed','Resident','Bed Status','Start','End','Installment','Pkg','Pre-Lease','Renew/New','AY26-27 Rate'])
w.merge_cells('E4:J4'); w.merge_cells('K4:M4')
for rr in(4,5):
    for q in w[rr]: q.font=B; q.fill=PatternFill('solid',fgColor='FFF2CC'); q.alignment=Alignment(horizontal='center')
rows=[]; T=[0]*4; o=v=pre=0
for f in range(1,7):
    for n in range(1,13):
        fp,nb,mk=[('1x1',1,1325),('2x2',2,1010),('4x4',4,815),('5x5',5,785)][(n+f)%4]
        for bd in 'ABCDE'[:nb]:
            u=f'{f}{n:02d}'; T[0]+=mk; q=g.random()
            if q<.93:
                o+=1; a,l=g.nm(); rt=mk-g.choice([0,0,20,35,60]); pk=g.choice([None,None,65]); pl=g.random()<.45; pre+=pl; nr=rt+g.choice([25,40]); nm=f'{a} {l}'
                w.append([u,bd,fp,mk,nm,'Occupied',D.date(2025,8,16),D.date(2026,7,29),rt,pk,'Signed' if pl else '','Renewal' if pl else '',nr if pl else None]); T[1]+=rt; T[2]+=pk or 0; T[3]+=nr if pl else 0
                rows.append(row(unit=f'{u}-{bd}' if 0 else u,unitType=fp,tenantName=nm,statusText='Occupied',leaseStartDate='2025-08-16',leaseEndDate='2026-07-29',marketRent=mk,contractRent=rt,charges=[dict(code='Pkg',amount=pk)] if pk else None))
            else:
                v+=1; pl=g.random()<.3; pre+=pl
                w.append([u,bd,fp,mk,None,'Vacant',None,None,None,None,'Signed' if pl else '','New' if pl else '',mk if pl else None]); T[3]+=mk if pl else 0
                rows.append(row(unit=u,unitType=fp,statusText='Vacant',marketRent=mk))
            rows[-1]['bed']=bd
n=o+v
w.append(['TOTAL',f'{n} beds','',T[0],'','','','',T[1],T[2],pre,'',T[3]])
for q in w[w.max_row]: q.font=B
w.append([]); w.append(['Beds',n]); w.append(['Occupied beds',o,'',o/n]); w.append(['Vacant beds',v,'',v/n]); w.append(['Pre-leased beds AY26-27',pre,'',pre/n])
for k in(2,1,0): w.cell(w.max_row-k,4).number_format='0.0%'
for rr in w.iter_rows(min_row=6,max_row=6+n):
    for j in(3,8,9,12): rr[j].number_format='#,##0'
    for j in(6,7): rr[j].number_format='mm/dd/yyyy'
for k,x in zip('ABCDEFGHIJKLM',[9,10,10,12,24,11,12,12,12,8,11,11,13]): w.column_dimensions[k].width=x
w.freeze_panes='A6'; w.print_title_rows='4:5'; w.page_setup.orientation='landscape'
wb.save(f'{H}/documents/{fn}'); save(fn,'STUDENT_HOUSING','Student bed roll with pre-lease columns, large',True,rows,'Union Row Student Apartments','2026-02-15',n,o,v,totals=dict(marketRent=T[0],contractRent=T[1]))
