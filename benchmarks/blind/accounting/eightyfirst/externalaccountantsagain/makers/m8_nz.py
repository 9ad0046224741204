# NZ community housing trust: portfolio schedule, site blocks, weekly market rent / IRR (tenant share + subsidy), values only, 3 sheets
import sys,random; sys.path.insert(0,'build/blind/makers')
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
R=random.Random(8108); N='Kowhai CHT typology schedule Mar-25.xlsx'
SITES=[('Tui Street','Hamilton East',[('1-bed unit',1,12,52,430),('2-bed unit',2,8,68,520),('2-bed accessible',2,2,74,535),('Carpark (uncovered)',None,14,None,15)]),
('Rimu Road','Te Awamutu',[('Bedsit',0,6,34,345),('1-bed unit',1,10,49,405),('3-bed house',3,4,98,600)]),
('Puriri Court','Cambridge',[('1-bed pensioner flat',1,18,46,395),('1-bed pensioner flat (end)',1,4,51,410),('2-bed pensioner flat',2,3,63,480),('Single garage',None,8,None,35)]),
('Mangakoura Flats','Huntly',[('2-bed flat',2,9,71,440),('3-bed flat',3,6,88,515),('Storage locker',None,15,None,6)]),
('Kahikatea Lane','Hamilton',[('2-bed terrace',2,11,76,555),('3-bed terrace',3,9,96,645),('4-bed house',4,5,118,730),('5-bed house',5,2,141,810)]),
('Awa Terrace','Ngāruawāhia',[('1-bed unit',1,7,50,400),('2-bed unit',2,6,66,475),('Carpark (covered)',None,6,None,25)]),
('Old Post Office','Te Kūiti',[('Boarding room - standard',None,11,14,235),('Boarding room - ensuite',None,5,19,275),('Ground floor shop',None,1,86,520),('Trust office (own use)',None,1,41,0)]),
('Harakeke Place','Morrinsville',[('2-bed unit',2,10,70,485),('3-bed house',3,6,101,590),('3-bed house (transitional)',3,2,101,590)]),
('Weka Crescent','Tokoroa',[('3-bed house',3,7,94,495),('4-bed house',4,3,112,560)])]
HD=['Site','Typology','Beds','Units','Tenanted','Vacant','Floor area m²','Total m²','Market rent pw','Current rent pw','Total pw (tenanted)','Annual (x52)']
K=['beds','units','occupied','vacant','sf','total_sf','market','actual','actual_total','other:Annual (x52)']
wb=Workbook(); cv=wb.active; cv.title='Cover'; ws=wb.create_sheet('Typology'); nt=wb.create_sheet('Notes')
cv['B3']='Kōwhai Community Housing Trust'; cv['B3'].font=Font(size=18,bold=True); cv['B4']='Typology and rent schedule - 31 March 2025'; cv['B6']='Prepared for the annual review by the trust\'s accountants'
nt['A1']='Current rent is the approved market rent or IRR total (tenant contribution plus subsidy) per week, GST exempt except shop.'; nt['A2']='Vacant units include two at Awa Terrace held for healthy homes work.'
f=Font(name='Calibri',size=10); fb=Font(name='Calibri',size=10,bold=True); thin=Side(style='thin',color='999999'); 
ws['A1']='Kōwhai Community Housing Trust'; ws['A1'].font=Font(name='Calibri',size=13,bold=True); ws['A2']='Homes, rooms and spaces by typology as at 31 March 2025 (NZD, weekly)'; ws['A2'].font=f
for c,t in enumerate(HD,1):
    x=ws.cell(4,c,t); x.font=Font(name='Calibri',size=10,bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='6B4E16'); x.alignment=Alignment(wrap_text=True,horizontal='center' if c>2 else 'left',vertical='center')
ws.row_dimensions[4].height=32
q=5; rows=[];T=[]; fmt={'sf':'0','total_sf':'#,##0','market':'$#,##0.00','actual':'$#,##0.00','actual_total':'$#,##0.00','other:Annual (x52)':'$#,##0'}
SK=['units','occupied','vacant','total_sf','actual_total','other:Annual (x52)']
def tl(lb,a,fill):
    global q
    ws.cell(q,1,lb)
    for k in SK:
        if k in a: ws.cell(q,K.index(k)+3,a[k]).number_format=fmt.get(k,'0')
    for c in range(1,13): x=ws.cell(q,c); x.font=fb; x.fill=PatternFill('solid',fgColor=fill); x.border=Border(top=thin)
    T.append(dict(label=lb,**a)); q+=1
for site,town,g in SITES:
    s0=q; sr=[]
    for ty,bd,n,sq,mk in g:
        vac=0 if n<3 else R.choices([0,1,2],[60,28,12])[0]
        if site=='Awa Terrace' and ty=='2-bed unit': vac=2
        act=float(mk) if R.random()<.35 else c2(mk-R.choice([5,10,15,20,27.5,40])) if mk>100 else float(mk)
        r=put(type=ty,beds=bd,units=n,occupied=n-vac,vacant=vac,sf=sq,total_sf=n*sq if sq else None,market=float(mk),actual=act,actual_total=c2((n-vac)*act)); r['other:Annual (x52)']=c2(r['actual_total']*52)
        sr.append(r); ws.cell(q,1,f'{site}, {town}' if q==s0 else None).font=f; ws.cell(q,2,ty)
        for k in K:
            if k in r: x=ws.cell(q,K.index(k)+3,r[k]); x.number_format=fmt.get(k,'0')
        for c in range(2,13): ws.cell(q,c).font=f
        q+=1
    ws.merge_cells(start_row=s0,end_row=q-1,start_column=1,end_column=1); ws.cell(s0,1).alignment=Alignment(vertical='top',wrap_text=True)
    a=add(sr,SK); a={k:(int(v) if k in SK[:4] else v) for k,v in a.items()}
    if not a['total_sf']: a.pop('total_sf')
    tl(f'{site} total',a,'F1E8D4'); rows+=sr
a=add(rows,SK); tl('Portfolio total',{k:(int(v) if k in SK[:4] else v) for k,v in a.items()},'D9C48F')
# recap by group at right of nothing: small memo below
q+=1; ws.cell(q,1,f"Occupancy of all lettings {a['occupied']/a['units']*100:.1f}%").font=Font(name='Calibri',size=9,italic=True)
for c,w in enumerate([20,28,6,7,9,8,10,9,11,11,13,13],1): ws.column_dimensions[CL(c)].width=w
ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.print_title_rows='4:4'
wb.active=1; wb.save(doc(N))
save(N,'UM',K,rows,T,'NZ community housing trust workbook, merged site cells, site totals, 3 sheets (roll on 2nd)',False); print(len(rows),T[-1])
