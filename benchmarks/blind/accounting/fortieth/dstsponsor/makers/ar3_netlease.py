# sponsor asset-management tracker built from managers' agings (openpyxl): merged property cells, comments, recap sheet
import random
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.comments import Comment
from common import *
R=random.Random(40106)
NAME='NNN Programs AR Aging 2Q26 - AM working copy'
P=[('Program 7 DST','Lantern Square (Boise ID)',['Foothill Fitness #22','Pho Basin','Treasure Valley Dental','Nailbox','Prairie Mutual Bank','Idaho Mattress Co.','Vacated - Cyclehaus']),
('Program 7 DST','Tamarack Plaza (Nampa ID)',['Grocery Barn','Hometown Vet Clinic','QuikCuts 1180','Sudsy Laundromat','Cell Depot']),
('Program 9 DST','Old Mill Crossing (Rome GA)',['Peach State Pharmacy','Biscuit Junction','Rome Physical Therapy','Etowah Insurance Agcy','Tan-Fast','Dollar Pantry #418','Mill Nails & Spa','Vacated - Game Nook']),
('TIC II','Camelback Pads (Mesa AZ)',['Agave Car Wash','Copper Coffee Drive-Thru','First Saguaro Credit Union']),
('TIC II','Westport Shops (Lubbock TX)',['Caprock Outdoors','Lubbock Vision','Tejas BBQ','South Plains Title','Urgent Care of Westport'])]
K=['total','b0_30','b31_60','b61_90','b91_120','b120','deposit']
wb=Workbook();ws=wb.active;ws.title='Aging';rc=wb.create_sheet('Recap');dd=wb.create_sheet('Dist list');dd['A1']='Cc: L. Marchetti, P. Oyelaran, T. Bright';dd.sheet_state='hidden'
fn=lambda **k: Font(name='Arial',size=9,**k)
ws['A1']='NNN Retail - tenant receivables by program';ws['A1'].font=Font(name='Arial',size=14,bold=True)
ws['A2']='Position at June 30, 2026 | compiled by Asset Mgmt from property manager agings | $';ws['A2'].font=fn(italic=True)
ws.merge_cells('A2:G2')
ws.merge_cells('F4:J4');ws['F4']='Days since invoice'
H=['Program','Property','Tenant','Lease exp.','Owed 6/30','0-30','31-60','61-90','91-120','> 120','Sec. deposit','Action / PM comment']
thin=Side(style='thin',color='999999')
for j,t in enumerate(H,1):
    c=ws.cell(5,j,t);c.font=fn(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='404F24');c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
ws['F4'].font=fn(bold=True);ws['F4'].alignment=Alignment(horizontal='center');ws['F4'].fill=PatternFill('solid',fgColor='DDE5C8')
NF='#,##0.00;[Red](#,##0.00)'
rows=[];totals=[];g=[0]*7;r=6;rec={}
cm=['Reminder sent','Paid 7/3 per PM','CAM recon dispute','','','','Notice of default 6/12','PTP 7/15','Auto-pay failed']
for pg,pr,ts in P:
    r0=r;st=[0]*7
    for t in ts:
        v=[0]*7; rent=R.randint(190000,1450000); x=R.random()
        if t.startswith('Vacated'): v[5]=R.randint(400000,2600000);v[4]=R.choice([0,rent])
        elif x<.2: v[1]=-R.randint(3000,rent)
        elif x<.3: v[3]=R.randint(5000,90000); v[1]=-R.randint(1000,9000)
        else:
            v[1]=R.choice([rent,R.randint(2000,90000)])
            if x>.5:v[2]=R.choice([rent,R.randint(2000,90000)])
            if x>.7:v[3]=R.randint(2000,190000)
            if x>.85:v[4]=R.randint(2000,90000)
            if x>.92:v[5]=R.randint(9000,900000)
        v[6]=0 if t.startswith('Vacated') else R.choice([0,rent,rent*2,500000]); v[0]=sum(v[1:6])
        exp='vacated' if t.startswith('Vacated') else f"{R.choice(['Jan','Mar','May','Aug','Oct','Dec'])}-{R.randint(2027,2041)}"
        ws.cell(r,3,t);ws.cell(r,4,exp).alignment=Alignment(horizontal='center')
        d={'property':pr,'name':t}
        for j,(k,a) in enumerate(zip(K,v)):
            if a or k=='total':
                c=ws.cell(r,5+j,c2(a));d[k]=c2(a)
            else: c=ws.cell(r,5+j)
            c.number_format=NF
        d and rows.append(d)
        ws.cell(r,12,R.choice(cm) or None)
        if t=='Biscuit Junction': ws.cell(r,3).comment=Comment('Guaranty expires 12/31/26 - LM','LM')
        for j in range(1,13): ws.cell(r,j).font=fn();ws.cell(r,j).border=Border(bottom=thin)
        st=[a+b for a,b in zip(st,v)];r+=1
    ws.cell(r0,1,pg);ws.cell(r0,2,pr)
    for col in 'AB':
        ws.merge_cells(f'{col}{r0}:{col}{r-1}');ws[f'{col}{r0}'].alignment=Alignment(vertical='top',wrap_text=True);ws[f'{col}{r0}'].font=fn(bold=True)
    lab='Subtotal '+pr.split(' (')[0]
    ws.cell(r,3,lab)
    for j,a in enumerate(st): ws.cell(r,5+j,c2(a)).number_format=NF
    for j in range(3,12): ws.cell(r,j).font=fn(bold=True);ws.cell(r,j).fill=PatternFill('solid',fgColor='EEF2E2')
    totals.append(dict(label=lab,**{k:c2(a) for k,a in zip(K,st)}));rec[pg]=rec.get(pg,0)+st[0];g=[a+b for a,b in zip(g,st)];r+=1
ws.cell(r+1,3,'All programs')
for j,a in enumerate(g): c=ws.cell(r+1,5+j,c2(a));c.number_format=NF;c.border=Border(top=Side(style='medium'),bottom=Side(style='double'))
for j in range(3,12): ws.cell(r+1,j).font=fn(bold=True)
totals.append(dict(label='All programs',**{k:c2(a) for k,a in zip(K,g)}))
ws.cell(r+3,1,'Deposits exclude letters of credit (see lease abstracts). Negative = tenant credit / paid ahead.').font=fn(italic=True)
for col,w in zip('ABCDEFGHIJKL',[12,20,27,10,13,13,13,12,12,13,13,26]): ws.column_dimensions[col].width=w
ws.freeze_panes='D6';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
rc['A1']='Owed by program';
for i,(k,v) in enumerate(rec.items(),3): rc.cell(i,1,k);rc.cell(i,2,c2(v)).number_format=NF
rc.column_dimensions['A'].width=24;rc.column_dimensions['B'].width=16
wb.save(doc(NAME+'.xlsx'))
save(NAME,'AR',K,rows,totals)
