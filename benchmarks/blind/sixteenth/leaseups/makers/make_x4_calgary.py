"""X4: Calgary tower in lease-up, hand-made by floor from the top down, no gridlines, hidden columns, gross/incentive/net rent."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
R=random.Random(164); AS=dt.date(2025,7,31); FN='Kestrel on 10th - lease-up July 2025.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Suites'; w2=wb.create_sheet('Weekly traffic'); ws.sheet_view.showGridLines=False
ws['C1']='KESTREL ON 10TH'; ws['C1'].font=Font(name='Century Gothic',size=18,bold=True,color='7A1F3D'); ws['C2']='Suite-by-suite lease-up roll at July 31, 2025'; ws['C2'].font=Font(name='Century Gothic',size=11,italic=True)
H=[None,'Key','Suite','Layout','View','SF','Leaseholder','Status','Lease #','Start','Term (m)','End','Asking','Face Rent','Free Months','Net Eff.','Stall','Stall $','Locker $','Pet $','Monthly Billing','Sec. Deposit']
hr=4
for j,h in enumerate(H,1):
    if h: c=ws.cell(hr,j,h); c.font=Font(name='Century Gothic',size=9,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7A1F3D'); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
lay={'J1':(478,1690),'1A':(566,1895),'1B+D':(642,2085),'2A':(838,2590),'2C':(905,2745),'3PH':(1320,4100)}
r=5; rows=[]; stall=101; G=None; alln=0; tt={}
def add(k,v): tt[k]=tt.get(k,0)+v
font=Font(name='Century Gothic',size=9)
for fl in range(14,1,-1):
    plan=['3PH','2C','3PH'] if fl==14 else ['2A','1A','J1','1B+D','1A','2C','1B+D']
    if fl==13: continue
    ws.cell(r,3,f'FLOOR {fl}').font=Font(name='Century Gothic',size=9,bold=True,color='7A1F3D'); r+=1; sub={}
    for n,L in enumerate(plan,1):
        u=f'{fl}{n:02d}'; sf,ask=lay[L]; ask+=12*(fl-2); q=R.random()
        x=dict(unit=u,unitType=L,area=sf,marketRent=ask,section=f'FLOOR {fl}'); v={2:f'K{u}',3:u,4:L,5:R.choice(['Bow R.','City','Park','Court']),6:sf,13:ask}
        if q<.62 or .62<=q<.8:
            fut=q>=.62; s=(dt.date(2025,8,1) if R.random()<.5 else dt.date(2025,9,1)) if fut else dt.date(2025,R.randrange(2,8),R.choice([1,1,15])); a,l=person(R)
            term=R.choice([12,12,18,24]); face=ask-R.choice([0,0,15,40]); free=R.choice([0,1,1.5,2]); ne=round(face*(term-free)/term,2); st=None; sd=0
            if R.random()<.6: st=f'P{stall}'; stall+=1; sd=R.choice([175,200])
            lk=R.choice([0,0,40]); pt=R.choice([0,0,0,45]); dep=face
            x.update(tenantName=f'{a} {l}',statusText='Signed' if fut else 'In',leaseStartDate=s,leaseEndDate=endlease(s,term),contractRent=face,deposit=dep if not fut else face//2)
            x['charges']=[dict(code=k,amount=m) for k,m in(('Face Rent',face),('Stall $',sd),('Locker $',lk),('Pet $',pt)) if m]
            bill=0 if fut else face+sd+lk+pt
            v.update({7:x['tenantName'],8:x['statusText'],9:f'L-{2500+r}',10:s,11:term,12:x['leaseEndDate'],14:face,15:free or None,16:ne,17:st,18:sd or None,19:lk or None,20:pt or None,21:bill,22:x['deposit']}); x['totalCharges']=bill
        elif q<.85 and fl<14: v[8]='Hold'; x['statusText']='Hold'
        else: v[8]='Open'; x['statusText']='Open'
        for j,val in v.items():
            if val is None: continue
            c=ws.cell(r,j,val); c.font=font
            if isinstance(val,dt.date): c.number_format='d-mmm-yyyy'
            elif j in(13,14,16,18,19,20,21,22): c.number_format='$#,##0' if j!=16 else '$#,##0.00'; 
            if j in(13,14,18,19,20,21,22): sub[j]=sub.get(j,0)+val
        if v[8]=='Open':
            for j in range(3,23): ws.cell(r,j).fill=PatternFill('solid',fgColor='F7E9EE')
        rows.append(x); r+=1
    for j in(13,14,18,19,20,21,22):
        c=ws.cell(r,j,sub.get(j,0)); c.font=Font(name='Century Gothic',size=9,italic=True); c.border=Border(top=Side('hair')); c.number_format='$#,##0'; add(j,sub.get(j,0))
    r+=2
ws.cell(r,3,'TOWER').font=Font(name='Century Gothic',size=10,bold=True); ws.cell(r,6,sum(x['area'] for x in rows)).number_format='#,##0'
for j in(13,14,18,19,20,21,22): c=ws.cell(r,j,tt[j]); c.font=Font(name='Century Gothic',size=9,bold=True); c.border=Border(top=Side('medium')); c.number_format='$#,##0'
r+=2; cnt={s:sum(x['statusText']==s for x in rows) for s in('In','Signed','Hold','Open')}
for s,t in(('In','In = moved in'),('Signed','Signed = lease signed, moves in after July 31 (billing starts at move-in)'),('Hold','Hold = application in process, no lease'),('Open','Open = available')):
    ws.cell(r,3,cnt[s]).font=font; ws.cell(r,4,t).font=font; r+=1
ws.cell(r,3,len(rows)).font=Font(name='Century Gothic',size=9,bold=True); ws.cell(r,4,'Suites in tower (no 13th floor)').font=font
for j in(1,2,9,16): ws.column_dimensions[ws.cell(hr,j).column_letter].hidden= j!=1
for j,w in enumerate((2,8,8,8,9,7,24,9,9,12,8,12,10,10,8,10,8,8,9,7,11,11),1): ws.column_dimensions[ws.cell(hr,j).column_letter].width=w
ws.row_dimensions[hr].height=26; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='D5'
for i,v in enumerate([('Week of','Walk-ins','Calls','Leases'),('2025-07-07',31,44,6),('2025-07-14',27,39,5),('2025-07-21',35,41,7),('2025-07-28',22,30,4)],1):
    for j,q in enumerate(v,1): w2.cell(i,j,q)
wb.save(doc(FN))
save(FN,'MULTIFAMILY','Calgary tower lease-up, floors from the top down, hidden columns, status legend, two sheets',True,rows,'Kestrel on 10th',AS,len(rows),cnt['In'],None,sheet='Suites',checks=[['contractRent',tt[14],None],['totalCharges',tt[21],None],['marketRent',tt[13],None],['deposit',tt[22],None]])
