import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
F='Sandy_Ridge_LIHTC_RentRoll_2026-01.xlsx'; R=random.Random(4415); N=Names(R); D=dt.date
wb=Workbook(); cv=wb.active; cv.title='Cover'; ws=wb.create_sheet('RR Jan26'); lim=wb.create_sheet('Rent Limits'); ua=wb.create_sheet('UA')
for i,(a,b) in enumerate([('Project','Sandy Ridge Village, Phases I & II'),('Location','Laurinburg, Scotland County, North Carolina'),('Owner','Sandy Ridge Village Associates, LP'),('Agent','Piedmont Affordable Management, Inc.'),('NCHFA No.','NC-07-0316'),('HUD contract','NC19-L000-044 (24 units, Sec. 8 PBRA)'),('Report','Tenant rent roll, month of January 2026')]): cv.cell(3+i,2,a).font=Font(bold=True); cv.cell(3+i,3,b)
cv.column_dimensions['B'].width=16; cv.column_dimensions['C'].width=50
LIM={1:(518,622),2:(622,747),3:(719,863)}; UA={1:84,2:108,3:137}
for i,x in enumerate([('Bedrooms','50% max gross','60% max gross')]+[(k,)+v for k,v in LIM.items()],1):
    for j,y in enumerate(x,1): lim.cell(i,j,y)
for i,x in enumerate([('Bedrooms','Utility allowance')]+list(UA.items()),1):
    for j,y in enumerate(x,1): ua.cell(i,j,y)
A=lambda r,c,v,**k:_put(r,c,v,**k)
def _put(r,c,v,b=False,nf=None,al=None,fill=None):
    x=ws.cell(r,c,v); x.font=Font(name='Calibri',size=9,bold=b)
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
    if fill:x.fill=PatternFill('solid',fgColor=fill)
    return x
A(1,1,'SANDY RIDGE VILLAGE',b=True); A(2,1,'Affordable Rent Roll'); A(3,1,'As of 01/31/2026')
h1={8:'Program limits',12:'Who pays the contract rent'}
for c,t in h1.items(): A(5,c,t,b=True,al='center',fill='C6D9B7')
ws.merge_cells('H5:K5'); ws.merge_cells('L5:N5')
hd=['Bldg','Unit','BR','Set-\naside','Head of household','HH\nsize','Move-in','Max gross rent','Utility allow.','Max net rent','Annual income','Contract rent','Tenant pays','Subsidy','Source','Next recert','Status']
for i,h in enumerate(hd,1): A(6,i,h,b=True,al='center',fill='E2EFDA').border=Border(bottom=Side(style='thin'))
rows=[]; r=7; T=dict(c=0,t=0,s=0); first=r; n=0; planted=None; counts={}
for bl in range(1,10):
    for k in range(8):
        u='%d%s'%(bl*100+k+1,''); br=[1,2,2,3,1,2,2,3][k]; sa='50%' if (n*7)%5<2 else '60%'; n+=1
        mx=LIM[br][0 if sa=='50%' else 1]; net=mx-UA[br]; x=R.random()
        for c,v in((1,'Bldg %d'%bl),(2,int(u)),(3,br),(4,sa)): A(r,c,v,al='center')
        for c,v in((8,mx),(9,UA[br]),(10,net)): A(r,c,v,nf='#,##0')
        row=dict(unit=u,building='Bldg %d'%bl,unitType='%d'%br)
        if x<.07: A(r,5,'** vacant **'); st='Vacant-ready' if R.random()<.6 else 'Vacant-turn'; A(r,17,st); row.update(statusText=st)
        elif (bl,k)==(1,0): A(r,5,'Manager unit'); A(r,12,0,nf='#,##0'); A(r,13,0,nf='#,##0'); A(r,14,0,nf='#,##0'); A(r,17,'Employee'); row.update(tenantName='Manager unit',statusText='Employee',contractRent=0,charges=[dict(code='Tenant pays',amount=0),dict(code='Subsidy',amount=0)])
        else:
            a,l=N.pair(); s8=bl in(1,2,3); cr=net-R.choice([0,0,4,11,18]) if not s8 else {1:642,2:758,3:894}[br]
            if s8: tp=R.choice([0,25,87,142,203,236,311,178]); src='Sec 8 PBRA'
            elif R.random()<.25: tp=R.choice([96,154,212,268]); src='HCV - SCHA'
            else: tp=cr; src=None
            sub=cr-tp; mi=D(R.choice([2012,2017,2019,2021,2023,2024,2025]),R.randint(1,12),R.randint(1,28)); nm='%s, %s'%(l,a); st=R.choice(['Occupied']*9+['Notice'])
            inc=R.choice([9876,11316,14200,17940,21650,24300,28120]) if tp<cr else R.choice([22150,24980,27600,30310,33450])
            row.update(tenantName=nm,statusText=st,moveInDate=mi,contractRent=cr,charges=[dict(code='Tenant pays',amount=tp),dict(code='Subsidy',amount=sub)])
            pc=cr
            T['c']+=cr
            if (bl,k)==(6,6):
                pc=int(str(cr)[0]+str(cr)[2]+str(cr)[1]) if str(cr)[1]!=str(cr)[2] else cr+90; planted=dict(what='Unit %s contract rent is printed %d, tenant pays plus subsidy and the column total stand on %d'%(u,pc,cr),kind='digit_changed'); row['contractRent']=pc
            for c,v,f in((5,nm,None),(6,R.randint(1,br+2),None),(7,mi,'mm/dd/yy'),(11,inc,'#,##0'),(12,pc,'#,##0'),(13,tp,'#,##0'),(14,sub,'#,##0'),(15,src,None),(16,'%s/2026'%R.randint(2,12),None),(17,st,None)): A(r,c,v,nf=f)
            T['t']+=tp; T['s']+=sub
        rows.append(row); r+=1
occ=sum(x['statusText'] in('Occupied','Notice') for x in rows); vac=sum(x['statusText'].startswith('Vacant') for x in rows)
for c,v in((5,'Total, 72 apartments'),(12,T['c']),(13,T['t']),(14,T['s'])): A(r,c,v,b=True,nf='#,##0').border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for i,(a,b) in enumerate((('Occupied',occ),('Vacant',vac),('Manager unit (non-revenue)',1),('All apartments',72))): A(r+2+i,5,a); A(r+2+i,6,b)
A(r+7,1,'Contract rent = net rent to owner. Max gross/net rents are program ceilings, not asking rents. SCHA = Scotland County Housing Authority.')
for c,w in zip('ABCDEFGHIJKLMNOPQ',(7,6,4,6,26,6,9,9,8,8,9,9,8,8,11,9,12)): ws.column_dimensions[c].width=w
ws.column_dimensions['K'].hidden=True
ws.row_dimensions[6].height=28; ws.freeze_panes='F7'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.print_title_rows='5:6'
wb.save(os.path.join(DOC,F)); assert planted and T['t']+T['s']==T['c'] and sum(x.get('contractRent',0) for x in rows)!=T['c']; print(planted)
save(F,rows,'MULTIFAMILY','r44c','LIHTC / Section 8 community workbook: cover, roll, rent limits; tenant portion and subsidy',propertyName='Sandy Ridge Village',asOnDate='2026-01-31',units=72,occupied=occ,vacant=vac,sheet='RR Jan26',planted=planted)
