from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(8011); asof=d(2026,10,31)
F='prairie_winds_mhc.xlsx';wb=Workbook();ws=wb.active;ws.title='October 2026'
ws['A1']='Prairie Winds MHC - Site Rent Roll';ws['A1'].font=Font(name='Verdana',size=12,bold=True);ws['A2']='Rent Manager 12  |  Property: PRWINDS  |  Period ending October 31, 2026'
H=['Site','Street','Home Owner-\nship','Resident','Site\nStatus','Move In','Site Rent','Home Rent','Water','Sewer','Trash','Pet','Late Fee','Total Billed','Prior Bal.','Deposit']
for i,h in enumerate(H,1):
    c=ws.cell(4,i,h);c.font=Font(name='Verdana',size=8,bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='6B4E2E');c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
nm=names(r,110,'{l}, {f}');recs=[]
for i in range(1,93):
    stt='Bison Ln' if i<30 else 'Meadowlark Dr' if i<64 else 'Switchgrass Ct';x=r.random();sr=[465,480,495][0 if i<30 else 1 if i<64 else 2]
    if x<.08: recs.append(dict(i=i,st=stt,s='Vacant Lot'));continue
    if x<.12: recs.append(dict(i=i,st=stt,s='Vacant Home',own='POH'));continue
    own='POH' if r.random()<.22 else 'TOH';a=dict(i=i,st=stt,s='Occupied',own=own,n=nm.pop(),mi=d(r.randint(2004,2026),r.randint(1,10),r.randint(1,28)))
    a['v']=[sr,r.choice([395,425,460]) if own=='POH' else 0,round(r.uniform(17,54),2),round(r.uniform(14,32),2),18.5,r.choice([0,0,0,10,20]),25 if r.random()<.08 else 0]
    a['t']=round(sum(a['v']),2);a['pb']=r.choice([0,0,0,0,0,round(r.uniform(-40,700),2)]);a['dep']=r.choice([sr,300,0]);recs.append(a)
oc=[x for x in recs if x['s']=='Occupied'];drop=[x for x in oc if x['own']=='TOH'][37]
R=5;rows=[];fn=Font(name='Verdana',size=8)
for x in recs:
    if x is drop: continue
    u=f"{x['i']:03d}";V=[u,x['st'],x.get('own'),x.get('n'),x['s'],x.get('mi')]
    if 'v' in x: V+=[x['v'][0]]+[v or None for v in x['v'][1:]]+[x['t'],x['pb'],x['dep']]
    for j,v in enumerate(V,1):
        c=ws.cell(R,j,v);c.font=fn
        if j==6:c.number_format='mm/dd/yy'
        if j>6:c.number_format='#,##0.00_);(#,##0.00)'
    if R%2==0:
        for j in range(1,17): ws.cell(R,j).fill=PatternFill('solid',fgColor='F5EFE6')
    e=dict(unit=u,tenantName=x.get('n'),statusText=x['s'],moveInDate=x.get('mi'))
    if 'v' in x: e.update(contractRent=x['v'][0],charges=[dict(code=h,amount=v) for h,v in zip(['Site Rent','Home Rent','Water','Sewer','Trash','Pet','Late Fee'],x['v']) if v],totalCharges=x['t'],balance=x['pb'],deposit=x['dep'])
    rows.append(e);R+=1
tot=[round(sum(x['v'][k] for x in oc),2) for k in range(7)]+[round(sum(x[k] for x in oc),2) for k in('t','pb','dep')]
ws.cell(R,1,'TOTALS').font=Font(name='Verdana',size=8,bold=True)
for j,v in enumerate(tot): c=ws.cell(R,7+j,v);c.font=Font(name='Verdana',size=8,bold=True);c.number_format='#,##0.00_);(#,##0.00)';c.border=Border(top=Side('thin'))
R+=2;vl=sum(x['s']=='Vacant Lot' for x in recs);vh=sum(x['s']=='Vacant Home' for x in recs)
for l,v in[('Total Sites',92),('Occupied Sites',len(oc)),('   Tenant-owned',sum(x['own']=='TOH' for x in oc)),('   Park-owned',sum(x['own']=='POH' for x in oc)),('Vacant Lots',vl),('Vacant Park-owned Homes',vh)]:
    ws.cell(R,2,l).font=fn;ws.cell(R,4,v).font=fn;ws.cell(R,4).alignment=Alignment(horizontal='left');R+=1
for c,x in zip('ABCDEFGHIJKLMNOP',[6,16,9,24,12,10,10,10,9,9,8,8,8,11,10,10]): ws.column_dimensions[c].width=x
ws.row_dimensions[4].height=36;ws.freeze_panes='B5';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='4:4'
wb.save(D+F)
save(F,'MANUFACTURED_HOUSING','r80a','Rent Manager export, site and home rent, utilities in columns',False,'Prairie Winds MHC',asof,92,len(oc),vl+vh,rows,sheet='October 2026',planted=dict(what=f"Site {drop['i']:03d} ({drop['n']}, total billed {drop['t']:.2f}) is missing from the list; it is in the totals and the site counts (92 sites, 91 listed)",kind='row_dropped'))
