# UK rent arrears by month, xlsx, sections by property
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R=random.Random(3311)
NAME='Rent arrears Sept 25 - Thornfield.xlsx'
MO=['Apr 25','May 25','Jun 25','Jul 25','Aug 25','Sep 25']
SP='Arrears by month of charge (£)'
COL=['other:Rent pcm','other:B/fwd 31 Mar']+[f'other:{SP} {m}' for m in MO]+['total','other:Months in arrears']
P=[('12-18 Mill Lane',[('ML01','Flat 1','Mrs P Ashdown',612),('ML03','Flat 3','Mr K Olusegun',612),('ML04','Flat 4','Ms B Trent & Mr J Coyle',648),('ML07','Flat 7','Miss H Varga',585),('ML08','Flat 8','Mr D Pickering (left 14/07)',585),('ML11','Flat 11','Mr & Mrs Siddiqui',702)]),
('The Maltings, Quay Street',[('MA02','Flat 2','Ms F Lindqvist',740),('MA05','Flat 5','Mr R Bowden',740),('MA06','Flat 6','Mrs G Mensah',765),('MA09','Flat 9','Mr T Wray',695),('MA10','Flat 10','Miss C Ellery',695),('MA14','Flat 14','Mr A Pereira',815),('MA15','Flat 15','Ms S Donnelly',815),('MA16','Flat 16','Mr N Halloran (dec\'d)',640)]),
('Lock-up shops, 2 & 4 Quay Street',[('QS2','Unit 2','Tidewater Bakes Ltd',1150),('QS4','Unit 4','Mr L Frost t/a Frost Cycles',980)])]
wb=Workbook();ws=wb.active;ws.title='Arrears';C='ABCDEFGHIJKLMNO'
# A ref B flat C tenant D status E rent F bfwd G..L months M total N months
for c,w in zip(C,(7,9,27,9,10,10,9,9,9,9,9,9,11,9)): ws.column_dimensions[c].width=w
fn=lambda **k:Font(name='Arial',size=9,**k)
ws['A1']='THORNFIELD HOUSING CO-OPERATIVE LTD';ws['A1'].font=Font(name='Arial',size=12,bold=True)
ws['A2']='Rent arrears by month - position at 30 September 2025';ws['A2'].font=fn()
ws['M2']='Printed 02/10/25';ws['M2'].font=fn(italic=True)
ws.merge_cells('G4:L4');ws['G4']=SP
H=['Ref','Flat','Tenant','Status','Rent\npcm','B/fwd\n31 Mar']+MO+['Total\narrears','Months in\narrears']
thin=Side(style='thin',color='999999');bx=Border(left=thin,right=thin,top=thin,bottom=thin)
ws['G4'].alignment=Alignment(horizontal='center')
for i,h in enumerate(H):
    c=ws.cell(5,i+1,h);c.alignment=Alignment(wrap_text=True,horizontal='left' if i<4 else 'right',vertical='bottom')
for row in (4,5):
    for i in range(14):
        c=ws.cell(row,i+1);c.font=fn(bold=True);c.border=bx;c.fill=PatternFill('solid',fgColor='FFF2CC')
ws.row_dimensions[5].height=26
r=6;rows=[];tots=[];N='#,##0.00;[Red]-#,##0.00'
tk=COL[1:9];G={k:0 for k in tk}
def put(v,b=False):
    for i,k in enumerate(COL):
        c=ws.cell(r,5+i);c.border=bx;c.font=fn(bold=b)
        if k not in v: continue
        if k=='other:Rent pcm': c.value=f'£{v[k]:,.2f}';c.alignment=Alignment(horizontal='right')
        elif k.endswith('Months in arrears'): c.value=v[k];c.number_format='0.0'
        else: c.value=v[k];c.number_format=N
for pn,l in P:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=14);ws.cell(r,1,pn).font=fn(bold=True,underline='single');r+=1
    st={k:0 for k in tk}
    for ref,fl,t,rent in l:
        style=R.choice(('chronic','recent','hb','clearing','recent','part'))
        left='left' in t or "dec'd" in t
        m=[0]*6;bf=0;full=rent*100
        if left: m=[0,R.randint(100,400)*100,full,round(full*14/31),0,0];bf=R.randint(0,300)*100
        elif style=='chronic': bf=full*R.randint(1,3)-R.randint(0,9999);m=[R.choice((full,full//2,15000)) for _ in m]
        elif style=='recent': m[5]=full;m[4]=R.choice((0,full//4,full))
        elif style=='hb': m=[R.randint(20,95)*100+R.choice((0,48,73))]*6;bf=-R.randint(10,90)*100
        elif style=='clearing': bf=R.randint(200,900)*100+37;m[0]=-5000;m[1]=-5000;m[2]=-5000;m[3]=-5000;m[4]=-5000
        else: m=[0,0,R.randint(50,250)*100,0,R.randint(50,250)*100,full]
        tot=bf+sum(m)
        v={'other:Rent pcm':float(rent)}
        for k,x in zip(tk,[bf]+m+[tot]):
            if x: v[k]=x/100
            st[k]+=x;G[k]+=x
        v['total']=tot/100;v['other:Months in arrears']=round(tot/full+1e-9,1)
        sts='Former' if left else 'Current'
        for i,x in enumerate((ref,fl,t,sts)):
            c=ws.cell(r,i+1,x);c.font=fn();c.border=bx
        put(v);rows.append({'property':pn,'unit':fl,'resident':ref,'name':t,'status':sts,**v});r+=1
    lab='Sub-total '+pn.split(',')[0]
    ws.cell(r,3,lab).font=fn(bold=True);v={k:x/100 for k,x in st.items()}
    put(v,True);tots.append({'label':lab,**v});r+=2
ws.cell(r,3,'TOTAL ARREARS').font=fn(bold=True);v={k:x/100 for k,x in G.items()};put(v,True);tots.append({'label':'TOTAL ARREARS',**v})
for i in range(14): ws.cell(r,i+1).fill=PatternFill('solid',fgColor='FFF2CC')
r+=2
for t in ('Negative months = payment under agreement in excess of that month\'s charge.','NSP served: MA05, MA14. UC direct payment requested: ML03.','Rent pcm is the charge at April 2025 uplift; shops are exclusive of VAT.'): ws.cell(r,1,t).font=fn(italic=True);r+=1
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet('Action log')
for x in (('Date','Ref','Action','By'),('04/09/25','MA05','Letter 3 sent','RK'),('11/09/25','ML03','Visit - UC claim pending','RK'),('22/09/25','QS4','Agreed to clear by Christmas','TD')): w2.append(x)
wb.save(doc(NAME));save(NAME,'AR',COL,rows,tots)
