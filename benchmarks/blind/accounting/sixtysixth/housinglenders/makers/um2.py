from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rng=random.Random(6622)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Unit Mix'; w2=wb.create_sheet('Notes')
# type, units, occ, sf, street, actual avg, care avg
S=[('Independent Living',[('IL Cottage 2BR/2BA w/ Garage',14,13,1340,5450,5212),('IL Studio',8,7,455,3195,3068),('IL 1BR Standard',32,30,640,3795,3641),('IL 1BR Deluxe',18,17,735,4150,3987),('IL 2BR/1BA',16,14,890,4695,4480),('IL 2BR/2BA',12,12,1015,5095,4893)]),
('Assisted Living',[('AL Studio',22,19,365,4650,4422),('AL Alcove',14,13,420,4975,4760),('AL 1BR',28,24,545,5695,5387),('AL 2BR Companion',6,5,760,6895,6410)]),
('Memory Care',[('MC Private Suite',18,17,330,7250,6915),('MC Companion Suite',8,6,440,5650,5275)]),
('Garages & Storage',[('Detached Garage',16,15,220,125,118),('Carport',24,19,None,55,52),('Storage Closet',30,11,40,35,35)])]
K=['units','occupied','vacant','pct_occ','sf','total_sf','market','market_total','actual','actual_total']
H=['Unit Type','# Units','Occ','Vac','Occ %','Avg SF','Total SF','Street Rate / Mo','Street Rate Potential','Avg In-Place Rate','In-Place Total']
ft=lambda **k:Font(**{'name':'Arial','size':9,**k}); thin=Side(style='thin'); 
ws['A1']='Bellwether Point Senior Living - Unit Mix & Rate Summary'; ws['A1'].font=ft(bold=True,size=13)
ws['A2']='Source: community rate sheet 9/1/2025; census 9/30/2025. Rates are base rent only, excl. care levels.'; ws['A2'].font=ft(italic=True,color='666666')
ws['H4']='Market'; ws['J4']='Actual'; ws.merge_cells('H4:I4'); ws.merge_cells('J4:K4'); ws['B4']='Census'; ws.merge_cells('B4:E4'); ws['F4']='Area'; ws.merge_cells('F4:G4')
for a in ('B4','F4','H4','J4'): ws[a].font=ft(bold=True,color='FFFFFF'); ws[a].fill=PatternFill('solid',fgColor='44546A'); ws[a].alignment=Alignment(horizontal='center')
for i,h in enumerate(H):
    c=ws.cell(5,1+i,h); c.font=ft(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='left' if i==0 else 'center',vertical='center'); c.border=Border(bottom=Side(style='medium')); c.fill=PatternFill('solid',fgColor='D6DCE4')
NF=['#,##0','#,##0','#,##0','0.0%','#,##0','#,##0','$#,##0','$#,##0','$#,##0','$#,##0']
r=6; rows=[];totals=[]
def tot(l): 
    u=sum(x['units'] for x in l);o=sum(x['occupied'] for x in l); ts=sum(x.get('total_sf',0) for x in l); mt=sum(x['market_total'] for x in l); at=sum(x['actual_total'] for x in l)
    return dict(units=u,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),sf=None,total_sf=ts,market=round(mt/u),market_total=mt,actual=round(at/o),actual_total=at)
def put(lab,d,bold=False,top=False,fill=None):
    global r
    ws.cell(r,1,lab).font=ft(bold=bold)
    if not bold: ws.cell(r,1).alignment=Alignment(indent=1)
    for i,k in enumerate(K):
        v=d.get(k); c=ws.cell(r,2+i)
        if v is not None: c.value=v/100 if k=='pct_occ' else v
        c.font=ft(bold=bold); c.number_format=NF[i]
        if top: c.border=Border(top=thin)
        if fill: c.fill=fill
    if fill: ws.cell(r,1).fill=fill
    r+=1
allr=[]
planted=None
for s,l in S:
    if s.startswith('Garages'):
        d=tot(allr); d['sf']=round(d['total_sf']/d['units']); put('Total Apartments & Suites',d,True,True,PatternFill('solid',fgColor='FFF2CC')); totals.append(dict(label='Total Apartments & Suites',**d)); r+=1
    c=ws.cell(r,1,s); c.font=ft(bold=True,color='1F3864',size=10); r+=1
    cur=[]
    for t,u,o,sf,mk,ac in l:
        d=dict(units=u,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),sf=sf,total_sf=sf*u if sf else None,market=mk,market_total=mk*u,actual=ac,actual_total=ac*o)
        d={k:v for k,v in d.items() if v is not None}
        cur.append(d); p=dict(d)
        if t=='AL 1BR':
            true=p['actual_total']; p['actual_total']=int(str(true)[:2]+str((int(str(true)[2])+3)%10)+str(true)[3:])
            planted=dict(what=f"row 'AL 1BR': In-Place Total printed {p['actual_total']:,} instead of {true:,} (24 x 5,387); subtotal and total carry the right figure",kind='digit_changed')
        put(t,p); rows.append(dict(type=t,**p))
    d=tot(cur)
    if not s.startswith('Gar'): d['sf']=round(d['total_sf']/d['units'])
    lab='Subtotal '+s; put(lab,d,True,True); totals.append(dict(label=lab,**{k:v for k,v in d.items() if v is not None})); r+=1
    if not s.startswith('Gar'): allr+=cur
ws.cell(r,1,'Second-person fee: IL $850, AL $1,100. Garages are leased to IL residents only; carports have no enclosed area.').font=ft(size=8,italic=True)
for i,w in enumerate((31,8,7,7,8,8,10,12,14,12,14)): ws.column_dimensions['ABCDEFGHIJK'[i]].width=w
ws.row_dimensions[5].height=28; ws.freeze_panes='B6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
for i,t in enumerate(['Underwriting notes','1. Memory care companion suites counted as one unit each; rate is per suite.','2. AL waiver beds (4) are inside AL Studio.','3. Street rates +4.5% effective 1/1/2026 not reflected.']): w2.cell(1+i,1,t)
fn='Bellwether_UnitMix_UW.xlsx'; wb.save(R+'/documents/'+fn)
save(fn,'UM',K,rows,totals,planted=planted,style='investor underwriting workbook, senior living IL/AL/MC with subtotals plus garages and storage, grouped header row, notes sheet',hard=False,sheet='Unit Mix')
print(planted)
