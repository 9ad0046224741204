# apartments by building, LibreOffice PDF
import random; random.seed(228)
from common import *
import openpyxl, subprocess, tempfile
from openpyxl.styles import *
FN='WestburyTerrace_mix_by_bldg.pdf'
B=[('Bldg 1 (1974, brick)',[('Efficiency',8,445,725),('1 Bed / 1 Bath',24,640,865),('1 Bed / 1 Bath Renov.',6,640,980),('2 Bed / 1 Bath',16,865,1040)]),('Bldg 2 (1974, brick)',[('1 Bed / 1 Bath',20,640,865),('2 Bed / 1 Bath',18,865,1040),('2 Bed / 1 Bath Renov.',4,865,1175),('3 Bed / 1.5 Bath',6,1110,1295)]),('Bldg 3 (fire-damaged wing, part offline)',[('1 Bed / 1 Bath',12,640,865),('2 Bed / 1 Bath',10,865,1040),('3 Bed / 1.5 Bath',2,1110,1295)]),('Bldg 4 (2003 infill)',[('1 Bed + Den',10,790,1085),('2 Bed / 2 Bath',22,1015,1260),('3 Bed / 2 Bath',8,1240,1465)])]
M=['units','pct_units','occupied','vacant','pct_occ','sf','total_sf','market','market_sf','actual','actual_total']
wb=openpyxl.Workbook(); ws=wb.active
ft=lambda **k: Font(name='Liberation Sans',size=9,**k)
ws['A1']='WESTBURY TERRACE'; ws['A1'].font=ft(bold=True); ws['A2']='Unit mix by building, rent roll of September 30, 2024'; ws['A2'].font=ft(); ws['A3']='Special servicing file SS-40817 / Ellery Quist & Daughters, Certified Public Accountants'; ws['A3'].font=ft(italic=True)
heads=['Unit Type','No. of\nUnits','% of\nTotal\nUnits','Occ.','Vac.','Occ.\n%','Avg.\nSq. Ft.','Total\nSq. Ft.','Avg.\nAsking\nRent / Mo.','Asking\nRent per\nSq. Ft.','Avg.\nIn-Place\nRent / Mo.','Total\nIn-Place\nRent / Mo.']
for i,h in enumerate(heads,1):
    c=ws.cell(5,i,h); c.font=ft(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center' if i>1 else 'left',vertical='bottom'); c.border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
ws.row_dimensions[5].height=40
fmt=['0','0.0%','0','0;-0;"–"','0.0%','#,##0','#,##0','$#,##0','0.00','$#,##0','$#,##0']
R=6;rows=[];tots=[];acc=[];TU=sum(x[1] for _,L in B for x in L);pl=None
def w(lab,v,bold=False,fill=None):
    global R
    for i,x in enumerate([lab]+v,1):
        c=ws.cell(R,i)
        if x is not None: c.value=x/100 if i in(3,6) else x
        if i>1: c.number_format=fmt[i-2]; c.alignment=Alignment(horizontal='right')
        else: c.alignment=Alignment(indent=0 if bold else 1)
        c.font=ft(bold=bold)
        if bold: c.border=Border(top=Side(style='thin'))
    R+=1
def vals(L):
    u=sum(x[0] for x in L);o=sum(x[1] for x in L);ts=sum(x[2] for x in L);mk=sum(x[3] for x in L);it=sum(x[4] for x in L)
    return [u,round(100*u/TU,1),o,u-o,round(100*o/u,1),round(ts/u),ts,round(mk/u),round(mk/ts,2),round(it/o) if o else None,it]
for b,L in B:
    ws.cell(R,1,b).font=ft(bold=True,italic=True); R+=1; Z=[]
    for t,u,sf,rent in L:
        o=min(u,int(u*random.uniform(.78,1.0)+.4))
        if 'fire' in b: o=int(u*.5) if t[0]!='3' else 0
        it=sum(rent-random.choice([0,10,25,40,55,-15]) for _ in range(o))
        x=(u,o,u*sf,u*rent,it); Z.append(x); v=vals([x]); w(t,v); rows.append({'type':t,**dict(zip(M,v))})
    acc+=Z; v=vals(Z); lab='Subtotal '+b.split(' (')[0]
    w(lab,v,True); tots.append({'label':lab,**dict(zip(M,v))}); R+=1
v=vals(acc); w('TOTAL / AVERAGE',v,True); tots.append({'label':'TOTAL / AVERAGE',**dict(zip(M,v))})
R+=1
for n in('Fire wing: six units red-tagged by the city; counted as vacant.','Averages weighted by units; in-place average over occupied units only; a dash is zero. No employee unit.','Sq. ft. per 2003 survey; not re-measured.'):
    ws.cell(R,1,n).font=ft(italic=True); R+=1
ws.column_dimensions['A'].width=24
for i,wd in enumerate([7,7,6,6,8,8,9,10,9,10,11]): ws.column_dimensions['BCDEFGHIJKL'[i]].width=wd
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:5'; ws.oddFooter.center.text='Westbury Terrace - page &P'
tmp=tempfile.mkdtemp(); p=os.path.join(tmp,FN[:-4]+'.xlsx'); wb.save(p)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+tmp+'/prof','--convert-to','pdf','--outdir',DOC,p],check=True,capture_output=True)
save(FN,'UM',M,rows,tots,None,dict(assetType='MULTIFAMILY',documentType='UNIT_MIX',author='CPA firm for special servicer',style='landscape PDF printed from a spreadsheet, sections by building, subtotals with averages, three-line headers',hard='same type names in several buildings; blank in-place average where none occupied; subtotal lines are weighted averages'))
