# tiny owner's sheet, four office suites, with sums as formulas (values computed by LibreOffice)
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import subprocess, tempfile, shutil
def make():
    fn='rents 512 Maple.xlsx'; wb=Workbook(); ws=wb.active; ws.title='2025'
    ws['B1']='512 Maple St Professional Bldg'; ws['B1'].font=Font(name='Arial',bold=True,size=12); ws['G1']='printed 8/14/2025'; ws['G1'].font=Font(name='Arial',size=8)
    for j,h in enumerate(['Suite','Who','Sq ft','Rent','Electric','Deposit held','In since','Lease up','Phone'],2): ws.cell(3,j,h).font=Font(name='Arial',bold=True)
    D=[('1','Nakagome Bookkeeping',640,975,60,975,dt.date(2019,3,1),dt.date(2026,2,28),'555-0142'),('2 & 3','Whitcombe Law Office',1375,1850,110,1500,dt.date(2012,9,1),'MTM','555-0117'),('4','empty',520,None,None,None,None,None,None),('Bsmt','Harmony Piano Lessons',800,450,None,200,dt.date(2023,1,15),dt.date(2026,1,14),'555-0190')]
    rows=[]
    for k,d in enumerate(D):
        for j,v in enumerate(d,2):
            if v is not None:
                x=ws.cell(4+k,j,int(v) if v in('1','4') and j==2 else v); x.font=Font(name='Arial'); x.alignment=Alignment(horizontal='left') if j in(2,4) else Alignment()
                if isinstance(v,dt.date): x.number_format='m/d/yyyy'
                if j in(5,6,7): x.number_format='#,##0.00'
        rows.append(dict(unit=d[0],tenantName=None if d[1]=='empty' else d[1],area=d[2],statusText='empty' if d[1]=='empty' else 'Occupied',contractRent=d[3],charges=[dict(code='Electric',amount=d[4])] if d[4] else None,deposit=d[5],moveInDate=iso(d[6]) if d[6] else None,leaseEndDate=(d[7] if isinstance(d[7],str) else iso(d[7])) if d[7] else None))
    ws['C9']='per month'
    for l in 'EFG': ws[f'{l}9']=f'=SUM({l}4:{l}8)'; ws[f'{l}9'].number_format='#,##0.00'; ws[f'{l}9'].font=Font(name='Arial',bold=True); ws[f'{l}9'].border=Border(top=Side('thin'))
    ws['C11']='snow plow is mine, lawn too'; ws['C12']='suite 4 needs carpet before showing'
    for l,w in zip('ABCDEFGHIJ',[3,8,26,12,11,11,14,12,12,11]): ws.column_dimensions[l].width=w
    ws.page_setup.orientation='landscape'
    t=tempfile.mkdtemp(dir=ROOT); wb.save(os.path.join(t,fn)); subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{t}/prof','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOC,os.path.join(t,fn)],check=True,capture_output=True); shutil.rmtree(t)
    ck('w06',sum(x.get('contractRent') or 0 for x in rows),3275)
    save(fn,dict(propertyName='512 Maple St Professional Bldg',asOnDate=None,units=4,occupied=3,vacant=1,sheet='2025',rows=rows),'OFFICE','small owner sheet, only a print date, sum formulas')
