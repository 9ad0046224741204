"""Spreadsheet printed by LibreOffice Calc."""
from make_lib import truth,dump,S
import subprocess,os
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
N='bearing_housing_catalogue'
wb=Workbook(); ws=wb.active; ws.title='SNK'
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9
ws.page_margins.left=ws.page_margins.right=0.6; ws.page_margins.top=0.7; ws.page_margins.bottom=0.6; ws.print_options.horizontalCentered=False
wd=[10,8,7,7,7,7,7,7,8,8,10,10,9]
for i,w in enumerate(wd): ws.column_dimensions['ABCDEFGHIJKLM'[i]].width=w
ws['A1']='SNK 500 split plummer block housings, metric shafts'; ws['A1'].font=Font(name='Liberation Serif',size=15,bold=True)
ws['A2']='for bearings on adapter sleeves; grey cast iron, feet with two bolt holes'; ws['A2'].font=Font(name='Liberation Serif',size=10,italic=True)
ws.row_dimensions[1].height=22; ws.row_dimensions[2].height=16; ws.row_dimensions[3].height=8
H=[[S('Housing',1,2),S('Shaft d',1,2),S('Dimensions, mm',6),None,None,None,None,None,S('Mass\nkg',1,2),S('Bolts',1,2),S('Matching parts',2),None,S('Price\nEUR',1,2)],
[None,None,'A','A1','H','H1','J','L',None,None,'Bearing','Sleeve',None]]
D='''G Light series, one row of spherical rollers
SNK 507|30|82|52|50|19|150|185|1.7|M12|1207 K|H 207|41.20
SNK 508|35|85|60|60|25|170|205|2.5|M12|1208 K or 22208 K|H 308|46.90
SNK 509|40|85|60|60|25|170|205|2.6|M12|1209 K or 22209 K|H 309|48.10
SNK 510|45|90|60|60|25|170|205|2.8|M12|1210 K or 22210 K|H 310|52.75
SNK 511|50|95|70|70|28|210|255|4.0|M16|1211 K or 22211 K|H 311|66.30
SNK 512|55|105|70|70|30|210|255|4.4|M16|1212 K or 22212 K|H 312|71.85
G Medium series
SNK 513|60|110|80|80|30|230|275|5.6|M16|1213 K or 22213 K|H 313|84.00
SNK 515|65|115|80|80|30|230|280|6.2|M16|1215 K or 22215 K|H 315|90.40
SNK 516|70|120|90|95|32|260|315|8.3|M20|1216 K or 22216 K|H 316|112.60
SNK 517|75|125|90|95|32|260|320|8.7|M20|1217 K or 22217 K|H 317|118.20
SNK 518|80|140|100|100|35|290|345|11.5|M20|1218 K or 22218 K|H 318|141.95
G Heavy series, steel casting on request
SNK 520|90|160|110|112|40|320|380|17.0|M24|22220 K|H 320|198.00
SNK 522|100|175|120|125|45|350|410|19.5|M24|22222 K|H 322|236.50
SNK 524|110|185|120|140|45|350|410|24.0|M24|22224 K|H 3124|289.00
SNK 526|115|190|130|150|50|380|445|30.5|M24|22226 K|H 3126|354.75
SNK 528|125|205|150|150|50|420|500|38.0|M30|22228 K|H 3128|on request'''
rows=H[:]; 
for l in D.split('\n'):
    rows.append([S(l[2:],13)]+[None]*12 if l.startswith('G ') else l.split('|'))
th=Side(style='thin',color='444444'); md=Side(style='medium',color='000000'); hr=Side(style='hair',color='666666')
for r,row in enumerate(rows):
    R=r+4; grp=isinstance(row[0],dict) and row[0]['cs']==13
    ws.row_dimensions[R].height=15 if r>1 else 17
    if any(v and not isinstance(v,dict) and ' or ' in v for v in row if v): ws.row_dimensions[R].height=25
    for c in range(13):
        v=row[c]; d=v if isinstance(v,dict) else {'t':v}
        cell=ws.cell(R,c+1)
        if v is not None:
            cell.value=d['t']; cell.font=Font(name='Liberation Serif',size=9.5,bold=r<2 or c==0,italic=grp)
            cell.alignment=Alignment(horizontal='left' if (c in (0,10,11) and r>1) else ('center' if r<2 or c in (2,3,4,5,6,7,9) else 'right'),vertical='center',wrap_text=True,indent=1 if r>1 and c not in (2,3,4,5,6,7,9) and not grp else 0)
            if d.get('cs',1)>1 or d.get('rs',1)>1: ws.merge_cells(start_row=R,start_column=c+1,end_row=R+d.get('rs',1)-1,end_column=c+d.get('cs',1))
        if grp: cell.fill=PatternFill('solid',fgColor='E6E0D0')
        cell.border=Border(top=md if r==0 else (th if r==1 and 2<=c<=7 or r==1 and 10<=c<=11 else None),bottom=th if r==1 else (md if r==len(rows)-1 else (hr if r>1 and not grp else None)),left=th if c in (1,2,8,10,12) and not grp else None)
n=len(rows)+5
ws.cell(n,1).value='A = overall width, A1 = width of foot, H = centre height, H1 = foot thickness, J = bolt centres, L = overall length. Locating rings are ordered apart.'
ws.cell(n,1).font=Font(name='Liberation Serif',size=8.5)
wb.save(N+'.xlsx')
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf',N+'.xlsx'],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
os.remove(N+'.xlsx')
top=0.7*72+46; ht=sum(ws.row_dimensions[r+4].height for r in range(len(rows)))
dump(N,[truth(1,[43.2,top,43.2+WID,top+ht] if (WID:=735) else 0,rows,13)])
