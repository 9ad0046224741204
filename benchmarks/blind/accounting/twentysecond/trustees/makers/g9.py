# flex/office suite size bands, xlsx
import random; random.seed(229)
from common import *
import openpyxl
from openpyxl.styles import *
FN='stonegate_suite_bands.xlsx'
SEC=[('OFFICE BUILDINGS (A, B)',[('Under 1,000',700,9,19.5),('1,000 - 2,499',1650,14,18.75),('2,500 - 4,999',3400,8,18.0),('5,000 - 9,999',7200,4,17.25),('10,000 and up',13500,2,16.5)]),('FLEX BUILDINGS (C - F)',[('Under 2,000',1500,6,13.25),('2,000 - 3,999',2900,17,12.5),('4,000 - 7,999',5600,9,11.75),('8,000 - 14,999',10800,5,10.9),('15,000 and up',21000,1,9.75)]),('STORAGE / YARD',[('Storage cages',120,22,15.0),('Fenced yard bays',2400,4,3.6)])]
AP='other:ASKING Per SF / Yr';IP='other:IN PLACE Per SF / Yr';OS='other:AREA (SF) Occupied';VS='other:AREA (SF) Vacant';IA='other:IN PLACE Rent / Yr'
M=['actual_total',IA,IP,AP,'units','occupied','vacant','pct_occ','total_sf',OS,VS,'sf']
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Bands'; cv=wb.create_sheet('Cover',0)
for i,t in enumerate(['STONEGATE COMMERCE PARK','Suite bands for the motion to sell under sec. 363','Exhibit C-4','Prepared by: Farrow Nettleship, forensic accountants to the Trustee','Rents: base rent only, net of recoveries. Date of count: August 31, 2024'],2): cv.cell(i,2,t).font=Font(name='Arial',size=16 if i==2 else 11,bold=i==2)
cv.column_dimensions['B'].width=70
ar=lambda **k: Font(name='Arial',size=9,**k); fill=PatternFill('solid',fgColor='D9EAD3')
def H(rng,t):
    if ':' in rng: ws.merge_cells(rng)
    c=ws[rng.split(':')[0]]; c.value=t; c.font=ar(bold=True); c.fill=fill; c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
# order: in place | asking | suites | area | label at the right and left
H('A2:A3','Suite Band (SF)'); H('B2:D2','IN PLACE'); H('B3','Rent / Mo'); H('C3','Rent / Yr'); H('D3','Per SF / Yr'); H('E2','ASKING'); H('E3','Per SF / Yr'); H('F2:I2','SUITES'); H('F3','All'); H('G3','Occupied'); H('H3','Vacant'); H('I3','% Occupied'); H('J2:M2','AREA (SF)'); H('J3','Total'); H('K3','Occupied'); H('L3','Vacant'); H('M3','Average per Suite')
ws.row_dimensions[3].height=26
ws['A1']='Exhibit C-4: suites by size band'; ws['A1'].font=ar(bold=True)
fm=['#,##0.00','#,##0.00','0.00','0.00','0','0','0;-0;"nil"','0.0"%"','#,##0','#,##0','#,##0;-#,##0;"nil"','#,##0']
R=4;rows=[];tots=[];acc=[]
def line(lab,v,bold=False):
    global R
    ws.cell(R,1,lab).font=ar(bold=bold)
    for i,x in enumerate(v):
        c=ws.cell(R,2+i)
        if x is not None: c.value=x; c.number_format=fm[i]
        c.font=ar(bold=bold); c.alignment=Alignment(horizontal='right')
        if bold: c.border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
    R+=1
def tv(L):
    s=lambda k:sum(x[k] for x in L)
    mo=s('mo'); return [mo/100,mo*12/100,round(mo*12/100/s('os'),2),round(sum(x['ask']*x['ts'] for x in L)/s('ts'),2),s('u'),s('o'),s('u')-s('o'),round(100*s('o')/s('u'),1),s('ts'),s('os'),s('ts')-s('os'),round(s('ts')/s('u'))]
for sec,L in SEC:
    ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=13); ws.cell(R,1,sec).font=ar(bold=True,color='274E13'); R+=1; Z=[]
    for t,a,u,ask in L:
        ss=[max(60,round(a*random.uniform(.82,1.18),-1)) for _ in range(u)]; o=max(1,min(u,round(u*random.uniform(.55,1.0))))
        osf=sum(ss[:o]); mo=sum(round(x*ask*random.uniform(.8,1.02)/12*100) for x in ss[:o])
        x=dict(u=u,o=o,ts=sum(ss),os=osf,mo=mo,ask=ask); Z.append(x); v=tv([x]); line(t,v); rows.append({'type':t,**dict(zip(M,v))})
    acc+=Z; v=tv(Z); lab='Sum of '+sec.split(' (')[0].lower(); line(lab,v,True); tots.append({'label':lab,**dict(zip(M,v))})
    if sec.startswith('FLEX'):
        v=tv(acc); lab='Office and flex together'; line(lab,v,True); tots.append({'label':lab,**dict(zip(M,v))})
v=tv(acc); R+=1; line('PARK',v,True); tots.append({'label':'PARK',**dict(zip(M,v))})
ws.cell(R+1,1,'In place per SF is over occupied area; asking per SF is weighted by total area of the band. "nil" is zero.').font=ar(italic=True)
ws.cell(R+3,1,'Rent / Mo and Rent / Yr are the sums over the occupied suites of the band.').font=ar(italic=True)
ws.cell(R+2,1,'Suite B-205 (month to month) counted as occupied.').font=ar(italic=True)
ws.column_dimensions['A'].width=26
for c in 'BCDEFGHIJKLM': ws.column_dimensions[c].width=12
ws.column_dimensions['C'].width=14; ws.freeze_panes='B4'; wb.active=1; wb.save(os.path.join(DOC,FN))
save(FN,'UM',M,rows,tots,None,dict(assetType='MIXED_USE',documentType='UNIT_MIX',author='forensic accountants to the trustee',style='xlsx with cover sheet, rents before counts, suite size bands, grouped headers, overlapping subtotal, nil for zero',hard='annual rents and rent per SF a year; area and suite counts with the same words; intermediate cumulative subtotal'))
