from common import *
import openpyxl
from openpyxl.styles import *
fn='TheForge_Bed_Mix_FY27_plan.xlsx'
# plan, desc, beds/unit, bath, units, sf, occupied beds, market/bed, inplace/bed
B1=[("S1","Studio",1,1,16,415,15,1395,1342),("S1-ADA","Studio ADA",1,1,2,438,2,1395,1310),("A1","1x1",1,1,14,540,13,1495,1451),("B1","2x2",2,2,24,790,46,1085,1048),("B2","2x2 Corner",2,2,12,846,24,1120,1079),("B2-P","2x2 Penthouse",2,2,4,905,6,1245,1195),
("C1","3x3",3,3,10,1120,28,945,918),("D1","4x4",4,4,36,1342,139,855,826),("D2","4x4 Corner",4,4,18,1388,71,870,841),("D2-ADA","4x4 ADA",4,4,2,1388,7,870,835)]
B2=[("B4","2x1 Classic",2,1,18,724,31,815,776),("B5","2x2 Classic",2,2,12,768,23,865,829),("C3","3x2 Classic",3,2,9,1015,25,770,741),("D4","4x2 Classic",4,2,40,1180,148,705,678),("D5","4x4 Renovated",4,4,22,1260,86,765,742),("D6","4x4 Townhome",4,4.5,8,1495,30,810,779),("E1","5x5 Townhome",5,5,6,1810,28,795,768)]
wb=openpyxl.Workbook();cv=wb.active;cv.title='Cover';cv['C6']='THE FORGE AT MILL STREET';cv['C6'].font=Font(size=20,bold=True,color='7A1F1F');cv['C8']='FY 2027 Business Plan - lender copy';cv['C10']='Ridge & Quad Student Living';cv['C11']='October 2026'
ws=wb.create_sheet('Bed Mix');a=wb.create_sheet('Assumptions');a.append(['Driver','FY26','FY27']);a.append(['Rate growth','4.1%','3.5%']);a.append(['Prelease 10/15','31%','34%']);a.append(['Turn days','12','12'])
F=lambda **k:Font(name='Segoe UI',size=9,**k);th=Side('thin',color='999999');red=PatternFill('solid',fgColor='7A1F1F');gr=PatternFill('solid',fgColor='F2E6E6')
ws['B2']='Bed Mix & Rate Summary';ws['B2'].font=F(bold=True);ws['B3']='Census 9/30/2026, AY 2026-27 leases';ws['B3'].font=F(italic=True)
G=[('B','B','',['Plan']),('C','C','',['Layout']),('D','E','Per Unit',['Bed','Bath']),('F','G','Inventory',['Units','Total Beds']),('H','I','Floor Area',['Avg SF','Total SF']),('J','L','Census',['Beds Leased','Beds Open','% Leased']),('M','N','Market (Asking)',['Per Bed / Mo','Total / Mo']),('O','P','In Place',['Per Bed / Mo','Total / Mo'])]
for s,e,t,hs in G:
    if t: ws.merge_cells(f'{s}5:{e}5');ws[s+'5']=t
    for j,h in enumerate(hs): ws.cell(6,openpyxl.utils.column_index_from_string(s)+j,h)
for r in(5,6):
    for c in range(2,17): x=ws.cell(r,c);x.font=F(bold=True,color='FFFFFF');x.fill=red;x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
ws.row_dimensions[6].height=28
K=['beds','baths','units','other:Total Beds','sf','total_sf','other:Beds Leased','other:Beds Open','pct_leased','market','market_total','actual','actual_total']
NF={'units':'0','other:Total Beds':'0','sf':'#,##0','total_sf':'#,##0','pct_leased':'0.0%','market':'$#,##0','market_total':'$#,##0','actual':'$#,##0','actual_total':'$#,##0','baths':'0.#' }
NF['baths']='General'
rows=[];tot=[];r=7
def put(r,lab,lay,v,bold=False,fill=None):
    for c,x in [(2,lab),(3,lay)]+[(4+i,v.get(k)) for i,k in enumerate(K)]:
        cell=ws.cell(r,c);cell.font=F(bold=bold);cell.border=Border(bottom=th,top=Side('thin') if bold else None)
        if fill: cell.fill=fill
        if x is None: continue
        k=K[c-4] if c>3 else ''
        cell.value=x/100 if k=='pct_leased' else x
        if k in NF: cell.number_format=NF[k]
        if k in('beds','baths'): cell.alignment=Alignment(horizontal='center')
def agg(l):
    s=lambda f:sum(f(x) for x in l);u=s(lambda x:x[4]);b=s(lambda x:x[4]*x[2]);o=s(lambda x:x[6]);sf=s(lambda x:x[4]*x[5]);m=s(lambda x:x[4]*x[2]*x[7]);ac=s(lambda x:x[6]*x[8])
    return {'units':u,'other:Total Beds':b,'sf':round(sf/u),'total_sf':sf,'other:Beds Leased':o,'other:Beds Open':b-o,'pct_leased':round(100*o/b,1),'market':round(m/b),'market_total':m,'actual':round(ac/o),'actual_total':ac}
for nm,l in(('Phase I - Mill Street Tower (2019)',B1),('Phase II - Quad Courts (2004, part renov.)',B2)):
    ws.cell(r,2,nm).font=F(bold=True,color='7A1F1F');r+=1
    for x in l:
        assert x[6]<=x[4]*x[2],x
        v={'beds':x[2],'baths':x[3],**agg([x])};put(r,x[0],x[1],v);rows.append({'type':f'{x[0]}',**v});r+=1
    v=agg(l);lab=nm.split(' - ')[0]+' Total';put(r,lab,None,v,True,gr);tot.append({'label':lab,**v});r+=2
v=agg(B1+B2);put(r,'Property Total',None,v,True,gr);tot.append({'label':'Property Total',**v})
ws.cell(r+2,2,'Rates are per bed per installment (12). In-place totals on leased beds only; excludes parking, furniture and utility packages.').font=F(italic=True)
ws.cell(r+3,2,'3 beds used by resident staff are counted as leased.').font=F(italic=True)
for c,w in zip('ABCDEFGHIJKLMNOP',[2,15,16,6,6,7,8,8,10,8,8,9,10,12,10,12]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.sheet_view.showGridLines=False
wb.active=1;wb.save(doc(fn))
save(fn,'UM','student bed mix in business-plan workbook, two phases, grouped headers, cover sheet',True,K,rows,tot);print(tot)
