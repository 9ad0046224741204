from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
r=random.Random(1413); AS=D(2026,2,28); N='os_rr_summary_hearthside55.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Sheet1'; ft=Font(name='Microsoft Sans Serif',size=8); bo=Font(name='Microsoft Sans Serif',size=8,bold=True)
# columns with blank spacers, cells merged pairwise as in crystal exports
COL=dict(unit=1,fp=3,sf=5,name=6,st=9,mi=11,ex=12,mo=14,mk=15,rent=17,oth=18,tot=20,dep=21,bal=23)
SP=[(1,2),(3,4),(6,8),(9,10),(12,13),(15,16),(18,19),(21,22)]
q=0; page=0
def cell(k,v,font=ft,al=None,fmt=None):
    c=ws.cell(q,COL[k],v); c.font=font
    if al: c.alignment=Alignment(horizontal=al,vertical='top')
    if fmt: c.number_format=fmt
def mer():
    for a,b in SP: ws.merge_cells(start_row=q,end_row=q,start_column=a,end_column=b)
def head():
    global q,page
    page+=1; q+=1; ws.cell(q,1,'OneSite').font=ft; ws.cell(q,9,'RENT ROLL SUMMARY').font=Font(name='Microsoft Sans Serif',size=11,bold=True); ws.cell(q,23,f'Page {page}').font=ft
    q+=1; ws.cell(q,9,'Hearthside Village 55+').font=bo; q+=1; ws.cell(q,9,'As of 02/28/2026').font=ft; q+=2
    for k,a,b in(('unit','','Unit'),('fp','Floor','Plan'),('sf','','SQFT'),('name','','Resident'),('st','','Status'),('mi','Move-','In'),('ex','Lease','Expires'),('mo','Move-','Out'),('mk','Market','Rent'),('rent','Lease','Rent'),('oth','Services/','Credits'),('tot','Total','Billed'),('dep','Deposits','on Hand'),('bal','Balance','Due')):
        for d,t in((0,a),(1,b)):
            c=ws.cell(q+d,COL[k],t or None); c.font=bo; c.fill=PatternFill('solid',fgColor='C0C0C0')
    mer(); q+=1; mer(); q+=1
TY={'Aspen 1/1':(612,1395),'Beech 1/1':(668,1450),'Cedar 2/1':(845,1720),'Dogwood 2/2':(960,1895)}
rows=[];tots=[];G=dict.fromkeys('area marketRent contractRent oth totalCharges deposit balance'.split(),0); cnt={}; n=0
head(); line=0
def totl(lab,s,m):
    global q
    q+=1; ws.cell(q,1,lab).font=bo
    for k,f in(('sf','area'),('mk','marketRent'),('rent','contractRent'),('oth','oth'),('tot','totalCharges'),('dep','deposit'),('bal','balance')): cell(k,round(s[f],2),bo,'right','#,##0' if k=='sf' else '#,##0.00;(#,##0.00)'); ws.cell(q,COL[k]).border=Border(top=Side(style='thin'))
    for a,b in SP[5:]: ws.merge_cells(start_row=q,end_row=q,start_column=a,end_column=b)
    q+=1
for wing,kk in(('North Wing',30),('South Wing',34),('Cottages',12)):
    q+=1; ws.cell(q,1,wing).font=bo; q+=1; sub=dict.fromkeys(G,0)
    for i in range(kk):
        if line and line%28==0: q+=1; head()
        line+=1; n+=1; u=f'{wing[0]}{101+i%17+100*(i//17)}' if wing!='Cottages' else f'Cottage {i+1}'; ty=r.choice(list(TY)) if wing!='Cottages' else 'Dogwood 2/2'; sf,mk=TY[ty]
        x=r.random(); st='Vacant' if x<.06 else 'Vacant-Leased' if x<.09 else 'Occupied-NTV' if x<.15 else 'Occupied'; cnt[st]=cnt.get(st,0)+1
        cell('unit',u); cell('fp',ty); cell('sf',sf,al='right'); cell('st',st); cell('mk',mk,al='right',fmt='#,##0.00'); k=dict(unit=u,unitType=ty,area=sf,section=wing,statusText=st,marketRent=mk); sub['area']+=sf; sub['marketRent']+=mk
        N2='#,##0.00;(#,##0.00)'
        if st.startswith('V'):
            cell('name','VACANT')
            for c in('rent','tot','dep','bal'): cell(c,0,al='right',fmt=N2)
            rows.append(row(contractRent=0.,totalCharges=0.,deposit=0.,balance=0.,**k))
        else:
            f,l=pers(r); mi=D(r.randint(2016,2025),r.randint(1,12),r.randint(1,28)); ex=eom(addm(AS,r.randint(1,11))); mo=D(2026,3,r.randint(5,31)) if 'NTV' in st else None; rent=mk-r.choice([0,20,55,90,140]); oth=r.choice([0,0,45.,120.,185.,-60.]); t=rent+oth; dep=r.choice([0,500,750,rent]); bal=r.choice([0,0,0,0,-t,t,36.4])
            nm=f'{l}, {f}'+(f' & {r.choice(FIRST)}' if r.random()<.25 else ''); cell('name',nm); cell('mi',us(mi)); cell('ex',us(ex)); 
            if mo: cell('mo',us(mo))
            for c,v in(('rent',rent),('oth',oth or None),('tot',t),('dep',dep),('bal',bal)): cell(c,v,al='right',fmt=N2)
            for kq,v in(('contractRent',rent),('oth',oth),('totalCharges',t),('deposit',dep),('balance',bal)): sub[kq]+=v
            rows.append(row(tenantName=nm,moveInDate=mi,leaseEndDate=ex,moveOutDate=mo,contractRent=float(rent),totalCharges=float(t),deposit=float(dep),balance=float(bal),charges=[{"code":"Services/Credits","amount":float(oth)}] if oth else None,**k))
        mer(); q+=1
    totl(f'{wing} - {kk} units',sub,kk); tots+=[T(f'{wing} - {kk} units',f,sub[f],section=wing) for f in G if f!='oth']
    for f in G: G[f]+=sub[f]
totl(f'Property Totals - {n} units',G,n); tots+=[T('Property Totals',f,G[f]) for f in G if f!='oth']
q+=1; ws.cell(q,1,'Status Recap').font=bo
for s,c in sorted(cnt.items()): q+=1; ws.cell(q,1,s).font=ft; ws.cell(q,5,c).font=ft; ws.cell(q,6,f'{c/n*100:.2f}%').font=ft
q+=1; ws.cell(q,1,'Total').font=bo; ws.cell(q,5,n).font=bo
for i,w in enumerate([7,4,8,4,6,10,8,7,9,5,10,8,3,10,7,3,9,7,3,10,6,4,10],1): ws.column_dimensions[chr(64+i)].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC/N); occ=sum(c for s,c in cnt.items() if s[0]=='O')
truth(N,'Hearthside Village 55+',AS,rows,n,occ,n-occ,('SENIOR_HOUSING','OneSite rent roll summary as exported sheet: merged pairs, spacer columns, page headings repeated in the sheet',True),totals=tots)
