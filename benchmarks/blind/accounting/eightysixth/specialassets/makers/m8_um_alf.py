from common import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
N='Heatherfield Senior Living - room mix & rates.xlsx'
# type, units, lic beds, occupied, sf, street, avg inplace, second person fee
S=[('ASSISTED LIVING',[('Studio - Garden Wing',14,14,12,328,4150,3982,None),('Studio - Courtyard',10,10,10,352,4325,4204,None),('Alcove Studio',8,8,7,396,4575,4390,None),('One Bedroom',16,20,15,512,5240,4987,950),('One Bedroom Deluxe',6,9,5,588,5695,5412,950),('Two Bedroom',4,8,4,774,6480,6115,950)]),
('MEMORY CARE',[('Private Suite',12,12,11,284,6350,6108,None),('Private Suite w/ Shower',6,6,5,305,6725,6480,None),('Companion Suite (per suite)',8,16,7,372,8900,8435,None)]),
('RESPITE',[('Furnished Studio',2,2,1,328,5400,5250,None)])]
ks=['units','other:Lic. Beds','occupied','vacant','pct_occ','sf','market','other:2nd Person','actual','market_total','actual_total']
wb=openpyxl.Workbook(); cv=wb.active; cv.title='Rates eff 3-1-25'
cv['A1']='Heatherfield Senior Living'; cv['A1'].font=Font(bold=True,size=13,name='Gill Sans MT')
for i,(a,b) in enumerate([('Level of Care 1','$550 / mo'),('Level of Care 2','$950 / mo'),('Level of Care 3','$1,450 / mo'),('Medication management','$395 / mo'),('Community fee','One month, one time'),('Pet fee','$750 non-refundable')]): cv.cell(3+i,1,a); cv.cell(3+i,2,b)
cv.column_dimensions['A'].width=28; cv.column_dimensions['B'].width=24
ws=wb.create_sheet('Room Mix'); wb.active=1
ft=lambda **k: Font(name='Gill Sans MT',size=10,**k)
ws['B2']='Heatherfield Senior Living'; ws['B2'].font=Font(name='Gill Sans MT',size=14,bold=True,color='4B2E5A'); ws['B3']='Room mix, census and rates - April 30, 2025'; ws['B3'].font=ft(italic=True)
fill=PatternFill('solid',fgColor='4B2E5A'); th=Side(style='thin',color='999999')
G=[('B','',''),('C','F','Inventory & Census'),('G','H',''),('I','K','Monthly Rate'),('L','M','Monthly Revenue')]
for a,z,t in [('C','G','Inventory & Census'),('I','K','Monthly Rate'),('L','M','Monthly Revenue')]:
    ws.merge_cells(f'{a}5:{z}5'); ws[f'{a}5']=t
for i,hh in enumerate(['Room Type','Units','Lic. Beds','Occupied','Vacant','% Occ','Avg SF','Street','2nd Person','Avg In Place','At Street','In Place']):
    ws.cell(6,2+i,hh)
for r in (5,6):
    for c in range(2,14):
        x=ws.cell(r,c); x.fill=fill; x.font=ft(bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='center',wrap_text=True)
R=7; rows=[]; tots=[]; fm=['0','0','0','0','0.0%','#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0']
def line(lab,v,bold):
    x=ws.cell(R,2,lab); x.font=ft(bold=bold)
    for i,z in enumerate(v):
        c=ws.cell(R,3+i); c.font=ft(bold=bold)
        if z is not None: c.value=z; c.number_format=fm[i]
        c.alignment=Alignment(horizontal='right')
        if bold: c.border=Border(top=th)
    if bold: x.border=Border(top=th)
def agg(l):
    n=sum(r[1] for r in l); b=sum(r[2] for r in l); o=sum(r[3] for r in l); ms=sum(r[1]*r[5] for r in l); ac=sum(r[3]*r[6] for r in l)
    return [n,b,o,n-o,round(o/n,3),round(sum(r[1]*r[4] for r in l)/n),round(ms/n),None,round(ac/o),ms,ac]
def tru(v):
    d={k:x for k,x in zip(ks,v) if x is not None}; d['pct_occ']=round(d['pct_occ']*100,1); return d
for hd,l in S:
    ws.cell(R,2,hd).font=ft(bold=True,color='4B2E5A'); R+=1
    for r in l:
        n,b,o=r[1:4]; v=[n,b,o,n-o,round(o/n,3),r[4],r[5],r[7],r[6],n*r[5],o*r[6]]
        line(r[0],v,False); ws.cell(R,2).alignment=Alignment(indent=1); rows.append(dict(type=r[0],**tru(v))); R+=1
    if len(l)>1: v=agg(l); lab=f'Total {hd.title()}'; line(lab,v,True); tots.append(dict(label=lab,**tru(v))); R+=1
    R+=1
v=agg([r for _,l in S for r in l]); line('COMMUNITY TOTAL',v,True); tots.append(dict(label='COMMUNITY TOTAL',**tru(v)))
for c in range(2,14): ws.cell(R,c).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
ws.cell(R+2,2,'In-place revenue = occupied units x average base rate; excludes level-of-care and second person fees. Averages: street weighted by units, in place by occupied units.').font=ft(italic=True,size=None) if False else Font(name='Gill Sans MT',size=8,italic=True)
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=31
for c in 'CDEFGHIJKLM': ws.column_dimensions[c].width=12
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.sheet_view.showGridLines=False
wb.save(doc(N))
save(N,'UM',ks,rows,tots,None,'Assisted living room mix with census, street and in-place rates, care sections, second sheet with care fees',True)
print(v)
