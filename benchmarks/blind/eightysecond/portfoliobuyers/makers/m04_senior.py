from common import *
import subprocess
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(404); nm=N(r); fn='Briar Hollow Census and Rent Roll Dec-25.pdf'
C=['Care Charge','2nd Person Fee','Discount / Incentive']
secs=[('INDEPENDENT LIVING',[('Studio',420,3150),('One Bedroom',585,3895),('One Bedroom Deluxe',670,4250),('Two Bedroom',905,5125)],[str(100+i) for i in range(1,21)]),
('ASSISTED LIVING',[('Studio',365,4450),('Alcove',430,4875),('One Bedroom',540,5490)],[str(200+i) for i in range(1,25)]),
('MEMORY CARE',[('Private Suite',310,6750),('Companion Suite',410,5350)],None)]
mc=['301','302','303','304A','304B','305A','305B','306','307','308A','308B','309']
vac={'107','114','206','219','305B'}; two={'104','112','118','203'}; DROP='217'
careIL={};careAL={'Level 1':650,'Level 2':1150,'Level 3':1725,'Level 4':2300}
wb=Workbook(); ws=wb.active; ws.title='Census'
H=['Apt','Style','Sq Ft','Resident(s)','Pay Source','Care Level','Move-In','Street Rate','Room Rate',*C,'Total Monthly']
f8=Font(name='Georgia',size=8); fb=Font(name='Georgia',size=8,bold=True); thin=Side(style='thin',color='999999')
ws['A1']='BRIAR HOLLOW SENIOR LIVING';ws['A1'].font=Font(name='Georgia',size=14,bold=True,color='5B3A29')
ws['A2']='Resident Census & Rent Roll';ws['A2'].font=Font(name='Georgia',size=11)
ws['A3']='As of December 31, 2025';ws['A3'].font=f8
R=5; rows=[]; grand=[]
def put(R,vals,font=f8,fill=None,top=False):
    for j,v in enumerate(vals,1):
        c=ws.cell(R,j,v); c.font=font
        if j>=8: c.number_format='#,##0_);(#,##0);"-"_)'
        if j in(3,): c.number_format='#,##0'; 
        if j==7 and v: c.number_format='m/d/yyyy'; c.alignment=Alignment(horizontal='center')
        if j in (1,): c.alignment=Alignment(horizontal='left')
        if fill: c.fill=PatternFill('solid',fgColor=fill)
        c.border=Border(top=Side(style='thin')) if top else Border(bottom=Side(style='hair',color='BBBBBB'))
def hdr(R):
    for j,v in enumerate(H,1):
        c=ws.cell(R,j,v);c.font=Font(name='Georgia',size=8,bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='5B3A29');c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.row_dimensions[R].height=24
def tots(g): return [sum(x['st'] for x in g),sum(x['rr'] or 0 for x in g)]+[sum(x['ch'].get(c,0) for x in g) for c in C]+[sum(x['tot'] or 0 for x in g)]
hdr(R); R+=1
for sn,types,us in secs:
    us=us or mc; g=[]
    put(R,[sn]+['']*12,fb,'EADFD3'); R+=1
    for i,u in enumerate(us):
        if sn=='MEMORY CARE': ty=types[1] if u[-1] in 'AB' else types[0]
        else: ty=types[(i*3+i//4)%len(types)]
        x=dict(u=u,ty=ty[0],sf=ty[1],st=ty[2]+r.choice([0,0,50,100]),s='Occupied')
        if u in vac: x.update(name='Vacant',s='Vacant',pay='',lv='',mi=None,rr=None,ch={},tot=None)
        else:
            a,b=nm.pair(); name=f'{b}, {a}'
            if u in two: name+=f' & {nm.pair()[0]}'
            rr=x['st']-r.choice([0,75,120,185,240,310]); ch={}
            lv='None'
            if sn=='ASSISTED LIVING': lv=r.choice(list(careAL)); ch['Care Charge']=careAL[lv]
            elif sn=='MEMORY CARE': lv=r.choice(['MC-A','MC-B']); ch['Care Charge']={'MC-A':1250,'MC-B':1850}[lv]
            elif r.random()<.15: lv='Lite'; ch['Care Charge']=350
            pay='Private' 
            if sn!='INDEPENDENT LIVING': pay=r.choice(['Private','Private','Private','LTC Insurance','Medicaid Waiver','VA Aid & Att.'])
            if u in two: ch['2nd Person Fee']=850 if sn!='ASSISTED LIVING' else 1200
            if r.random()<.14: ch['Discount / Incentive']=-r.choice([200,250,400,500])
            x.update(name=name,pay=pay,lv=lv,mi=D(2025,12,28)-dt.timedelta(r.randint(10,1900)),rr=rr,ch=ch,tot=rr+sum(ch.values()))
        g.append(x)
        if u==DROP: continue
        put(R,[u,x['ty'],x['sf'],x['name'],x['pay'],x['lv'],x['mi'],x['st'],x['rr']]+[x['ch'].get(c) for c in C]+[x['tot']]); R+=1
        rows.append(row(unit=u,unitType=x['ty'],area=x['sf'],section=sn,statusText=x['s'],tenantName=None if x['s']=='Vacant' else x['name'],moveInDate=x['mi'],marketRent=x['st'],contractRent=x['rr'],
          charges=([dict(code='Room Rate',amount=x['rr'])] if x['rr'] else [])+[dict(code=a,amount=v) for a,v in x['ch'].items()],totalCharges=x['tot']))
    o=sum(1 for x in g if x['s']=='Occupied')
    put(R,[f'Total {sn.title()}: {len(g)} apartments, {o} occupied ({100*o/len(g):.1f}%)','','','','','','']+tots(g),fb,None,True); R+=2
    grand+=g
o=sum(1 for x in grand if x['s']=='Occupied')
put(R,[f'COMMUNITY TOTAL: {len(grand)} apartments, {o} occupied ({100*o/len(grand):.1f}%)','','','','','','']+tots(grand),fb,'EADFD3',True); R+=2
for t in ('Companion suites are leased by the bed (A/B). Street rates effective 1/1/2026 are not reflected.','Second occupants are not counted in occupancy. Community fees and ancillary charges (salon, guest meals, transport) are excluded.'):
    ws.cell(R,1,t).font=Font(name='Georgia',size=7,italic=True); R+=1
for k,w in zip('ABCDEFGHIJKLM',[7,18,7,27,15,10,11,10,10,10,10,11,11]): ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='5:5'; ws.oddFooter.left.text='Prepared by Executive Director - Confidential'; ws.oddFooter.right.text='Page &P of &N'
ws.page_margins.left=ws.page_margins.right=.5
t='build/blind/.r/'+fn[:-4]+'.xlsx'; os.makedirs('build/blind/.r',exist_ok=True); wb.save(t)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir','build/blind/documents',t],capture_output=True)
save(fn,'SENIOR_HOUSING','community census and rent roll by level of care, spreadsheet printed to PDF',True,dict(propertyName='Briar Hollow Senior Living',asOnDate='2025-12-31',units=len(grand),occupied=o,vacant=len(grand)-o,rows=rows,
 planted=dict(what="Apartment 217 (Assisted Living, occupied) is not printed, while the section and community totals and counts include it",kind='row_dropped')))
