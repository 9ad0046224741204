from .common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.comments import Comment
F='Stadium View rent tracker 2025.xlsx'
def main():
    r=random.Random(5112); N=Names(r)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='2025'; wb.properties.created=dt.datetime(2025,4,30); w2=wb.create_sheet('2024 expenses'); w2['A1']='Roof'; w2['B1']=4800; w2['A2']='Water'; w2['B2']=6122.4; w2['A3']='Insurance'; w2['B3']=7350
    C='Cambria'; f=lambda **k:Font(name=C,size=11,**k)
    ws['A1']='Stadium View Apartments'; ws['A1'].font=Font(name=C,size=18,bold=True,color='7B2D26'); ws['A2']='Rent tracker - updated 4/30/2025'; ws['A2'].font=f(italic=True)
    ws.merge_cells('A4:D4'); ws['A4']='TENANT'; ws.merge_cells('E4:G4'); ws['E4']='MONTHLY'; ws.merge_cells('H4:I4'); ws['H4']='LEASE'; ws.merge_cells('K4:N4'); ws['K4']='PAID 2025'
    H=['Unit','Floor','Plan','Name','Rent','Heat surcharge','Due each month','From','To',None,'Jan','Feb','Mar','Apr','Owes','Deposit']
    fill=PatternFill('solid',fgColor='7B2D26'); f2=PatternFill('solid',fgColor='F2DEDC'); th=Side(style='thin',color='BBBBBB')
    for c in ('A4','E4','H4','K4'): ws[c].font=f(bold=True,color='FFFFFF'); ws[c].fill=fill; ws[c].alignment=Alignment(horizontal='center')
    for j,t in enumerate(H,1):
        if t: c=ws.cell(5,j,t); c.font=f(bold=True); c.fill=f2; c.alignment=Alignment(horizontal='center',wrap_text=True)
    rows=[]; tot={}
    for i in range(16):
        fl=i//4+1; u='%d%s'%(fl,'ABCD'[i%4]); pl=['Flat','Flat','Corner','Studio'][i%4]; base={'Flat':980,'Corner':1140,'Studio':760}[pl]; rw=6+i
        d=dict(unit=u,unitType=pl)
        v=u in('2D','4B'); ws.cell(rw,1,u); ws.cell(rw,2,fl); ws.cell(rw,3,pl)
        if v: d['statusText']='EMPTY'; ws.cell(rw,4,'EMPTY'); ws.cell(rw,4).fill=PatternFill('solid',fgColor='DDDDDD')
        else:
            rent=base-5*r.randint(0,12); ht={'Flat':40,'Corner':50,'Studio':25}[pl] if fl!=1 else 0; due=rent+ht; new=r.random()<.2
            a=D(2025,3,1) if new else addm(D(2024,5,1),r.randint(0,8)); b=eom(addm(a,11)); p=[None if D(2025,m,1)<a else due for m in (1,2,3,4)]; bal=0
            if r.random()<.2: p[3]=r.choice([0,round(due/2)]); bal=due-p[3]
            d.update(tenantName=N.full(),contractRent=rent,totalCharges=due,leaseStartDate=iso(a),leaseEndDate=iso(b),balance=bal,deposit=r.choice([rent,rent,600]),statusText='Occupied')
            if ht: d['charges']=[dict(code='Heat surcharge',amount=ht)]
            for j,x in ((4,d['tenantName']),(5,rent),(6,ht or None),(7,'=E%d+F%d'%(rw,rw)),(8,dt.datetime(a.year,a.month,a.day)),(9,dt.datetime(b.year,b.month,b.day)),(15,bal),(16,d['deposit'])): ws.cell(rw,j,x)
            for j,x in zip((11,12,13,14),p): ws.cell(rw,j,x); tot[j]=tot.get(j,0)+(x or 0)
            if bal: ws.cell(rw,14).fill=PatternFill('solid',fgColor='FFD966')
            for j in (8,9): ws.cell(rw,j).number_format='d-mmm-yy'
            if u=='3C': ws.cell(rw,4).comment=Comment('brother moved in - add to lease at renewal','Manager')
        for j in range(1,17):
            c=ws.cell(rw,j); c.font=f()
            if j!=10: c.border=Border(bottom=th)
            if j in(1,2): c.alignment=Alignment(horizontal='center')
            if j in(5,6,7,11,12,13,14,15,16): c.number_format='#,##0'
        rows.append(d)
    ws.cell(23,4,'Totals')
    for j in (5,6,7,11,12,13,14,15,16):
        L=openpyxl.utils.get_column_letter(j); ws.cell(23,j,'=SUM(%s6:%s21)'%(L,L)).number_format='#,##0'
    for j in range(4,17): ws.cell(23,j).font=f(bold=True); ws.cell(23,j).border=Border(top=Side(style='medium')) if j!=10 else Border()
    for L,w in zip('ABCDEFGHIJKLMNOP',[6,7,9,24,9,11,11,12,12,2,8,8,8,8,9,10]): ws.column_dimensions[L].width=w
    ws.row_dimensions[5].height=32
    ws.cell(25,1,'14 rented / 2 empty.  Heat surcharge only where the boiler serves the unit (floors 2-4).').font=f(italic=True)
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    tmp=os.path.join(BASE,'tmp_src'); os.makedirs(tmp,exist_ok=True); wb.save(os.path.join(tmp,F))
    import subprocess   # LibreOffice re-saves so that formulas carry cached values
    subprocess.run(['soffice','-env:UserInstallation=file://%s/lo'%BASE,'--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOCS,os.path.join(tmp,F)],check=True,capture_output=True)
    import shutil; shutil.rmtree(tmp)
    save(F,rows,'Stadium View Apartments','2025-04-30',16,14,2,sheet='2025')
    return entry(F,'MULTIFAMILY','owner','rent tracker with month-by-month collections beside the roll, grouped header, formulas',True)
