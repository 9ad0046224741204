# UK university college: room stock by hall, weekly rents; openpyxl
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from h import *
N='um_college_room_stock.xlsx'
H=[('Priory Hall',[('Standard single, shared bathroom',64,61,128.50,40),('Standard single, basin',28,28,137.90,40),('Large single, basin',12,11,149.25,40),('Twin (price per room)',6,4,198.00,40),('Warden flat',1,1,0,0)]),
('Tanyard Court',[('En-suite cluster, 5-bed',85,82,171.40,42),('En-suite cluster, 6-bed',72,70,168.95,42),('En-suite premium, river side',18,18,184.60,42),('Accessible en-suite',6,4,171.40,42),('Studio',10,9,219.75,50)]),
('Bishop Odo House',[('Single, shared bathroom',41,36,119.80,40),('En-suite single',23,23,164.20,40),('Family flat, 1-bed',4,4,241.00,51),('Family flat, 2-bed',3,2,287.50,51)]),
('14-22 Wharf Street (head-leased)',[('Terrace room, small',9,9,122.00,44),('Terrace room, standard',16,15,131.50,44),('Terrace room, en-suite',5,5,152.75,44)]),
('Glebe Annexe',[('Postgraduate single',19,17,146.30,51),('Postgraduate en-suite',14,14,179.90,51),('Couples studio',5,5,252.40,51)])]
wb=Workbook(); cv=wb.active; cv.title='Cover'
cv['B3']='Residences Committee - paper RC/24/17'; cv['B4']='Annex B: room stock, lettings and charges'; cv['B6']='Census date 15 October 2024'; cv['B3'].font=Font(name='Calibri',size=14,bold=True)
ws=wb.create_sheet('Room stock 2024-25')
hd=['Hall / room type','Rooms','Let','Void','% let','Weekly charge £','Contract weeks','Charge per year £','Income if full £','Expected income £']
ws['A1']='St Chad\'s & Holmbury University College'; ws['A1'].font=Font(name='Calibri',bold=True,size=13); ws['A2']='Student residences: room stock and charges, academic year 2024-25'
th=Side(style='thin'); fill=PatternFill('solid',fgColor='FFF2CC')
for i,h in enumerate(hd):
    c=ws.cell(4,i+1,h); c.font=Font(name='Calibri',bold=True); c.alignment=Alignment(wrap_text=True,horizontal='left' if i==0 else 'right',vertical='bottom'); c.border=Border(bottom=th)
ws.row_dimensions[4].height=32
y=5; rows=[];totals=[];G=dict.fromkeys(['units','occupied','vacant','f','e'],0)
def put(y,vals,bold=False):
    for i,v in enumerate(vals):
        if v is None: continue
        c=ws.cell(y,i+1,v); c.font=Font(name='Calibri',bold=bold,color='000000')
        c.number_format={4:'0.0%',5:'#,##0.00',7:'#,##0.00',8:'#,##0',9:'#,##0'}.get(i,'General')
        if bold: c.border=Border(top=th)
for hall,L in H:
    c=ws.cell(y,1,hall); c.font=Font(name='Calibri',bold=True); 
    for k in range(1,11): ws.cell(y,k).fill=fill
    y+=1; T=dict.fromkeys(G,0)
    for ty,n,o,w,wk in L:
        yr=r2(w*wk); f=round(yr*n); e=round(yr*o); pct=round(100*o/n,1)
        r={"type":ty,"units":n,"occupied":o,"vacant":n-o,"pct_occ":pct}
        if w: r.update({"other:Weekly charge £":w,"other:Contract weeks":wk,"other:Charge per year £":yr,"other:Income if full £":f,"other:Expected income £":e})
        put(y,[ty,n,o,n-o,o/n]+([w,wk,yr,f,e] if w else [])); ws.cell(y,1).alignment=Alignment(indent=1)
        if not w: ws.cell(y,6,'rent free').alignment=Alignment(horizontal='right')
        rows.append(r); y+=1
        for k,v in zip(G,(n,o,n-o,f,e)): T[k]+=v
    put(y,['Total '+hall.split(' (')[0],T['units'],T['occupied'],T['vacant'],T['occupied']/T['units'],None,None,None,T['f'],T['e']],True)
    tt=lambda lab,T:{"label":lab,"units":T['units'],"occupied":T['occupied'],"vacant":T['vacant'],"pct_occ":round(100*T['occupied']/T['units'],1),"other:Income if full £":T['f'],"other:Expected income £":T['e']}
    totals.append(tt('Total '+hall.split(' (')[0],T)); y+=2
    for k in G: G[k]+=T[k]
put(y,['All halls',G['units'],G['occupied'],G['vacant'],G['occupied']/G['units'],None,None,None,G['f'],G['e']],True); totals.append(tt('All halls',G))
for k in range(1,11): ws.cell(y,k).border=Border(top=th,bottom=Side(style='double'))
ws.cell(y+2,1,'Charges include heating, Wi-Fi and contents insurance. Wharf Street is let from the Diocese until July 2027.').font=Font(name='Calibri',italic=True,size=9)
for c,w in zip('ABCDEFGHIJ',[34,8,8,8,9,11,10,12,13,13]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='B5'
wb.save(doc(N)); print(G)
save(N,'UM','UK college room stock by hall, weekly charges, hall totals, cover sheet',True,['units','occupied','vacant','pct_occ','other:Weekly charge £','other:Contract weeks','other:Charge per year £','other:Income if full £','other:Expected income £'],rows,totals)
