import random; from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.worksheet.properties import PageSetupProperties
R=random.Random(4808); N='Loan_4471_Tanager_Crossing_CRR_Q4-2025.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Form 7 - Rent Roll'
TEN=[('A','Harvest Lane Market','Anchor',48210,11.25,2009,2029),('B','Dollar Depot','Jr anchor',9980,12.5,2016,2027),('1','Sun & Steam Cleaners','Inline',1400,0,0,0),('2','Golden Wok','Inline',1620,0,0,0),('3','Nail Atelier','Inline',1200,0,0,0),('4-5','Posture Physical Therapy','Inline',3150,0,0,0),('6',None,'Inline',1850,0,0,0),('7','Wireless Corner','Inline',1275,0,0,0),('8','Pho Saigon Kitchen','Inline',2010,0,0,0),('9','Bark Avenue Pet Supply','Inline',2640,0,0,0),('10',None,'Inline',1310,0,0,0),('11','Tri-County Vision','Inline',1905,0,0,0),('12','Shear Joy Salon','Inline',1480,0,0,0),('13','Federal Parcel & Print','Inline',1500,0,0,0),('14','Little Scholars Tutoring','Inline',1725,0,0,0),('15','Tanager Dental','Inline',2380,0,0,0),('16',None,'Inline',2200,0,0,0),('17','Smoke Signals BBQ','Inline',2850,0,0,0),('P1','Cardinal State Bank (ground lease)','Outparcel',3900,26.,2012,2032),('P2','Java Junction Drive-Thru','Outparcel',2050,44.,2019,2034),('P3','Quick Lube Pros','Outparcel',2700,31.5,2020,2030),('ATM','Cardinal State Bank ATM','Kiosk',0,0,2021,2026)]
thin=Side(style='thin',color='999999'); BX=Border(left=thin,right=thin,top=thin,bottom=thin); yel=PatternFill('solid',fgColor='FFF9D9'); gr=PatternFill('solid',fgColor='DDDDDD')
f=lambda **k: Font(name='Arial',size=8,**k)
ws['A1']='FORM 7'; ws['A1'].font=f(bold=True); ws['C1']='COMMERCIAL RENT ROLL'; ws['C1'].font=Font(name='Arial',size=13,bold=True)
for r,(a,b,c,d) in enumerate([('Loan number:','30-4471','Reporting date:',dt.datetime(2025,12,31)),('Property:','Tanager Crossing Shopping Center','Property type:','Retail - anchored'),('Prepared by:','Tanager Crossing Associates LP','Net rentable SF:',None)],3):
    ws.cell(r,1,a).font=f(bold=True); ws.cell(r,3,b).font=f(color='0000AA'); ws.cell(r,9,c).font=f(bold=True); x=ws.cell(r,11,d); x.font=f(color='0000AA'); x.number_format='mm/dd/yyyy' if r==3 else '#,##0'; x.alignment=Alignment(horizontal='left')
hr=8
GH={4:'SPACE',7:'TERM',10:'BASE RENT',13:'MONTHLY RECOVERIES',16:'',17:'NEXT ADJUSTMENT',19:''}
for a,b,t in((1,6,'SPACE'),(7,9,'TERM'),(10,12,'BASE RENT'),(13,15,'MONTHLY RECOVERIES'),(17,18,'NEXT ADJUSTMENT')):
    ws.merge_cells(start_row=7,start_column=a,end_row=7,end_column=b); ws.cell(7,a,t)
Hh=['Unit','Occ?\n(Y/N)','Tenant (d/b/a)','Class','GLA','% of\nGLA','Commence','Expire','Options','$/SF','Monthly','Annual','CAM','R.E. tax','Insur.','Total mthly\nbilling','Date','Monthly\nbase','60+ days\narrears','Borrower comment']
for j,h in enumerate(Hh,1):
    ws.cell(8,j,h)
    for r in(7,8): c=ws.cell(r,j); c.font=f(bold=True); c.fill=gr; c.border=BX; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[8].height=26
rows=[]; gla=sum(t[3] for t in TEN)
for u,n,cl,sf,psf,y0,y1 in TEN:
    q=dict(u=u,n=n,cl=cl,sf=sf)
    if n:
        m=R.randint(1,12)
        if not y0: y0=R.randint(2014,2025); y1=y0+5*max(1,-(-(2027-y0)//5)); psf=R.choice([22.,23.5,24.,25.25,26.,28.,19.75])
        q['ls']=D(y0,m,1); q['le']=D(y1,m,1)-TD(1)
        if cl=='Kiosk': q['mo']=900.; q['psf']=None; q['cam']=q['tax']=q['ins']=0.
        else:
            q['mo']=round(psf*sf/12,2); q['psf']=psf; k=.35 if cl in('Anchor','Outparcel') else 1
            q['cam']=round(sf*3.1*k/12,2); q['tax']=round(sf*2.4/12,2); q['ins']=round(sf*.55*k/12,2)
        q['an']=round(q['mo']*12,2); q['tot']=round(q['mo']+q['cam']+q['tax']+q['ins'],2); q['opt']=R.choice(['1x5','2x5','None','3x5']); q['arr']=R.choice([0]*7+[q['tot']])
        if u in('9','17'): q['arr']=round(q['tot']*2,2)
        if R.random()<.55 and q['le']>D(2026,12,31): q['st']=(D(2026,m,1) if m>1 else D(2027,1,1),round(q['mo']*1.03,2))
        q['cm']={'A':'Sales $412/sf TTM','14':'LL consented to sublet','17':'Default notice sent 11/18','ATM':'Licence, no GLA','5':''}.get(u)
    else: q['cm']={'6':'LOI out, nail supply','16':'Former video store'}.get(u)
    rows.append(q)
ws['K5']=gla
bad=next(q for q in rows if q['u']=='11'); true=bad['an']; s=f'{true:.2f}'; i=1; s2=s[:i]+str((int(s[i])+4)%10)+s[i+1:]; bad['pr']=float(s2)
r=9
for q in rows:
    v=[q['u'],'Y' if q['n'] else 'N',q['n'] or 'Vacant',q['cl'],q['sf'],q['sf']/gla,q.get('ls'),q.get('le'),q.get('opt'),q.get('psf'),q.get('mo'),q.get('pr',q.get('an')),q.get('cam'),q.get('tax'),q.get('ins'),q.get('tot'),q.get('st',(0,0))[0] or None,q.get('st',(0,0))[1] or None,q.get('arr'),q.get('cm')]
    for j,z in enumerate(v,1):
        c=ws.cell(r,j); c.font=f(); c.fill=yel; c.border=BX
        if z is None: continue
        c.value=dt.datetime(z.year,z.month,z.day) if isinstance(z,dt.date) else z
        c.number_format='0.0%' if j==6 else 'm/d/yyyy' if j in(7,8,17) else '#,##0' if j==5 else '#,##0.00' if j>=10 and j<20 else 'General'
        if j in(1,2,9): c.alignment=Alignment(horizontal='center')
    r+=1
for _ in range(4): # unused template lines
    for j in range(1,21): c=ws.cell(r,j); c.fill=yel; c.border=BX
    r+=1
S=lambda k,L=rows:round(sum(q.get(k) or 0 for q in L),2)
for j,z in {3:'TOTAL PROPERTY',5:gla,11:S('mo'),12:S('an'),13:S('cam'),14:S('tax'),15:S('ins'),16:S('tot'),19:S('arr')}.items(): ws.cell(r,j,z).number_format='#,##0' if j==5 else '#,##0.00'
for j in range(1,21): c=ws.cell(r,j); c.font=f(bold=True); c.fill=gr; c.border=BX
r+=2; oc=[q for q in rows if q['n']]
ws.cell(r,3,'Summary by class').font=f(bold=True)
for j,h in((4,'Spaces'),(5,'GLA'),(7,'Leased GLA'),(8,'Monthly base')): ws.cell(r,j,h).font=f(bold=True)
for cl in('Anchor','Jr anchor','Inline','Outparcel','Kiosk'):
    r+=1; L=[q for q in rows if q['cl']==cl]
    for j,z in((3,cl),(4,len(L)),(5,S('sf',L)),(7,S('sf',[q for q in L if q['n']])),(8,S('mo',L))): c=ws.cell(r,j,z); c.font=f(); c.number_format='#,##0.00' if j==8 else '#,##0'
r+=2; ws.cell(r,1,f'Spaces occupied: {len(oc)}   Spaces vacant: {len(rows)-len(oc)}   Occupied GLA: {100*S("sf",oc)/gla:.1f}%').font=f(italic=True)
r+=1; ws.cell(r,1,'I certify the above to be true and complete.   Signed: ____________________  Title: Managing agent').font=f()
for c,w in zip('ABCDEFGHIJKLMNOPQRST',[6,6,31,10,8,7,10,10,8,7.5,11,12,10,10,9,12,10,11,11,23]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True); ws.freeze_panes='D9'; ws.print_title_rows='7:8'
w2=wb.create_sheet('Form 8 - Certification'); w2['A1']='FORM 8 - OFFICER CERTIFICATION'; w2['A3']='Not required for the fourth quarter when audited statements follow.'
w3=wb.create_sheet('lists'); [w3.cell(i+1,1,v) for i,v in enumerate(['Anchor','Jr anchor','Inline','Outparcel','Kiosk','Office'])]; w3.sheet_state='hidden'
wb.save(doc(N))
T=[dict(unit=q['u'],tenantName=q['n'],statusText='Occupied' if q['n'] else 'Vacant',unitType=q['cl'],area=q['sf'],leaseStartDate=iso(q.get('ls')),leaseEndDate=iso(q.get('le')),contractRent=q.get('mo'),annualRent=q.get('pr',q.get('an')),charges=[dict(code=a,amount=q[k]) for a,k in(('CAM','cam'),('R.E. tax','tax'),('Insur.','ins'))] if q['n'] else None,totalCharges=q.get('tot'),balance=q.get('arr'),rentSteps=[dict(date=iso(q['st'][0]),amount=q['st'][1])] if 'st' in q else None) for q in rows]
finish(N,dict(propertyName='Tanager Crossing Shopping Center',asOnDate='2025-12-31',units=len(rows),occupied=len(oc),vacant=len(rows)-len(oc),sheet='Form 7 - Rent Roll',planted=dict(what=f"unit 11 Tri-County Vision: annual base rent printed {bad['pr']:.2f}, should be {true:.2f} (12 x monthly); the annual total is right for the true figure",kind='digit_changed'),rows=T),'RETAIL','servicer template with input cells, group headers, unused lines, hidden list sheet','planted digit; 0-sf ATM; balance = 60+ days arrears column')
print(len(rows),bad,true)
