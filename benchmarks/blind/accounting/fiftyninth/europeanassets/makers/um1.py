# Wohnungsspiegel xlsx (openpyxl) with formulas replaced by values
import random
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
from common import *
R=random.Random(1414)
blk=[('Haus 1 – Lindenufer 2-8 (Bj. 1964, mod. 2015)',[('1-Zi.-Apartment',14,13,31.5),('2-Zi.-Whg.',28,27,54.2),('2½-Zi.-Whg.',12,12,63.75),('3-Zi.-Whg.',22,20,74.1),('4-Zi.-Whg.',6,6,92.8)],8.15),
('Haus 2 – Lindenufer 10-16 (Bj. 1971)',[('1-Zi.-Apartment',8,8,33.0),('2-Zi.-Whg.',24,22,56.4),('3-Zi.-Whg.',32,31,77.35),('3-Zi.-Whg. mit Balkon',8,8,79.9)],7.42),
('Neubau – Am Speicher 1 (Bj. 2021)',[('2-Zi.-Whg. barrierefrei',10,10,58.65),('3-Zi.-Whg.',12,11,84.2),('4-Zi.-Maisonette',5,5,118.5),('Penthouse',2,1,142.0)],13.6),
('Gewerbe und Stellplätze',[('Laden EG',3,2,96.4),('Arztpraxis',1,1,188.0),('Tiefgaragenstellplatz',46,39,None),('Außenstellplatz',30,26,None)],12.9)]
K=['units','occupied','vacant','pct_occ','sf','total_sf','actual','actual_total','actual_sf','market_sf','market_total']
rows=[];tots=[];seq=[]
def agg(rs,l):
    t=dict(label=l)
    for k in('units','occupied','vacant','total_sf','actual_total','market_total'):t[k]=r2(sum(r.get(k) or 0 for r in rs))
    t['pct_occ']=round(t['occupied']/t['units']*100,1);return t
for h,ts,q in blk:
    rs=[]
    for n,u,o,a in ts:
        r=dict(type=n,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1))
        if a:
            r['sf']=a;r['total_sf']=r2(a*u);x=q*R.uniform(.95,1.07)*(1.08 if a<40 else 1);r['actual']=r2(x*a);r['actual_total']=r2(r['actual']*o);r['actual_sf']=r2(r['actual']/a);r['market_sf']=r2(round(r['actual_sf']*R.uniform(1.04,1.2)*10)/10);r['market_total']=r2(r['market_sf']*r['total_sf'])
        else:
            r['actual']=78.0 if 'Tief' in n else 42.5;r['actual_total']=r2(r['actual']*o);r['market_total']=r2((85 if 'Tief' in n else 45)*u)
        rs.append(r)
    t=agg(rs,'Zwischensumme');tots.append(t);seq.append((h,rs,t));rows+=rs
g=agg(rows,'Gesamt');tots.append(g)
wb=Workbook();ws=wb.active;ws.title='Wohnungsspiegel';F=lambda **k:Font(name='Calibri',size=10,**k)
ws['B1']='Wohnungsspiegel nach Wohnungstypen';ws['B1'].font=Font(name='Calibri',size=15,bold=True,color='7A1F2B')
ws['B2']='Quartier Lindenufer, 14467 Potsdam  –  Stand 01.10.2026  –  Mieten netto kalt in EUR/Monat';ws['B2'].font=F(italic=True)
grp=[(2,2,'Wohnungstyp'),(3,6,'Einheiten'),(7,8,'Wohn-/Nutzfläche m²'),(9,11,'Ist-Miete'),(12,13,'Marktmiete')]
sub=['','Anzahl','vermietet','leer','Vermietung %','Ø je Einheit','gesamt','Ø je Einheit','gesamt','€/m²','€/m²','gesamt (Vollverm.)']
th=Side(style='thin',color='999999');bd=Border(top=th,bottom=th,left=th,right=th);fl=PatternFill('solid',fgColor='F3E3E5')
for c in range(2,14):
    for r_ in(4,5):
        x=ws.cell(r_,c);x.fill=fl;x.border=bd;x.font=F(bold=True);x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.cell(5,c).value=sub[c-2] or None
for a,b,s in grp:
    ws.cell(4,a).value=s
    if a==2:ws.merge_cells('B4:B5')
    else:ws.merge_cells(start_row=4,end_row=4,start_column=a,end_column=b)
nf={'units':'0','occupied':'0','vacant':'0','pct_occ':'0.0','sf':'#,##0.00','total_sf':'#,##0.00'}
i=6
def put(r,lab,bold,fmap=None):
    global i
    ws.cell(i,2,lab).font=F(bold=bold)
    for j,k in enumerate(K):
        if r.get(k) is not None:
            x=ws.cell(i,3+j,r[k]);x.number_format=nf.get(k,'#,##0.00');x.font=F(bold=bold);x.alignment=Alignment(horizontal='right')
    for c in range(2,14):
        ws.cell(i,c).border=Border(bottom=th,top=th if bold else None)
    i+=1
for h,rs,t in seq:
    ws.cell(i,2,h).font=F(bold=True,color='7A1F2B');i+=1
    for r in rs:put(r,r['type'],False)
    put(t,t['label'],True);i+=1
put(g,g['label'],True)
for c in range(2,14):ws.cell(i-1,c).fill=fl
ws.cell(i+1,2,'Leerstand Laden EG: Anmietung durch Bäckerei ab 01.12.2026 in Verhandlung. Marktmiete laut Gutachten 06/2026.').font=F(italic=True)
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=30
for c in range(3,14):ws.column_dimensions[L(c)].width=11 if c<9 else 12
ws.column_dimensions['M'].width=14;ws.row_dimensions[5].height=28
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.freeze_panes='C6';ws.sheet_view.showGridLines=False
w2=wb.create_sheet('Objektdaten')
for a in(('Objekt','Quartier Lindenufer'),('Grundstück m²',11240),('Eigentümer','Havelquartier Wohnen GmbH'),('Energieträger','Fernwärme'),('Denkmalschutz','nein')):w2.append(a)
name='Wohnungsspiegel_Lindenufer.xlsx';wb.save(doc(name))
save(name,'UM',K,rows,tots,'German Wohnungsspiegel, grouped header, four sections with subtotals, flats, shops and parking',False)
print(len(rows),g)
