# mobile-home park, hand-kept
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    fn='Whippoorwill MHP rents.xlsx'; r=rng(fn); N=Names(r)
    wb=Workbook(); w0=wb.active; w0.title='to do'; ws=wb.create_sheet('Apr 25'); wm=wb.create_sheet('meter reads'); wb.active=1
    for i,x in enumerate(['fix light pole by 31','call septic guy re 12-16','Lot 44 abandoned - title?','mow back row']): w0.cell(i+1,1,x)
    ws['A1']='WHIPPOORWILL MOBILE HOME PARK'; ws['A1'].font=Font(name='Comic Sans MS',size=14,bold=True); ws.merge_cells('A1:H1')
    ws['A2']='Lot rents APRIL 2025'; ws['A2'].font=Font(name='Comic Sans MS',size=11); ws['K2']='ph = park owns home'; ws['K2'].font=Font(italic=True,size=9)
    H=['Lot','Name','','home','moved in','RENT','water','trash','pet','TOTAL','owes','dep.','notes']
    for j,x in enumerate(H,1):
        c=ws.cell(4,j,x); c.font=Font(name='Arial',bold=True,underline='single'); c.alignment=Alignment(horizontal='center')
    R=5; rows=[]; S=[0]*7; n=o=0; yel=PatternFill('solid',fgColor='FFFF99'); blank=0
    bal=0
    for k in range(1,63):
        if k==13: continue
        if k in (21,41): R+=1   # road between the rows
        lot=str(k) if k!=8 else '8A'
        if k==9: lot='8B'
        n+=1; ty=r.choices(['SW','DW','RV'],[8,4,2])[0] if k<50 else 'RV'
        ws.cell(R,1,int(lot) if lot.isdigit() and r.random()<.9 else lot).alignment=Alignment(horizontal='left')
        if k in (7,29,36,44,58,61) :
            ws.cell(R,2,'vacant' if k!=36 else 'VACANT'); 
            if k not in (44,29): ws.cell(R,4,'pad only'); 
            rows.append(dict(unit=lot,statusText='vacant' if k!=36 else 'VACANT',unitType='pad only' if k not in(44,29) else None)); 
            if k==44: ws.cell(R,13,'home abandoned, see to do')
            if k==29: ws.cell(R,13,'rehab')
            R+=1; continue
        o+=1; ph=ty!='RV' and r.random()<.2; nm=N.fl() if r.random()<.6 else N.nxt()[1]
        rent={'SW':415.0,'DW':440.0,'RV':375.0}[ty]+(325.0 if ph else 0)+(-25.0 if r.random()<.15 else 0)
        wat=round(r.uniform(14,48),2) if ty!='RV' else None; tr=12.0; pet=r.choice([None,None,None,10.0,20.0]); tot=round(rent+(wat or 0)+tr+(pet or 0),2)
        ow=r.choices([None,tot,round(tot*2+25,2),100.0],[10,2,1,1])[0]; dep=(rent if ph else 300.0) if r.random()<.8 else None
        mi=rdate(r,dt.date(2001,1,1),dt.date(2025,3,28))
        ws.cell(R,2,nm); ws.cell(R,3,'ph' if ph else None); ws.cell(R,4,ty)
        c=ws.cell(R,5)
        mit=None
        if mi.year<2010: c.value=f'{mi.year}'; mit=str(mi.year)
        else: c.value=dt.datetime(mi.year,mi.month,mi.day); c.number_format='m/d/yy'; mit=mi
        if r.random()<.06: ws.cell(R,6,f'${rent:,.0f}').alignment=Alignment(horizontal='right')
        else: ws.cell(R,6,rent).number_format='0'
        for j,v in ((7,wat),(8,tr),(9,pet),(10,tot),(11,ow),(12,dep)):
            if v is not None: ws.cell(R,j,v).number_format='0.00' if j in(7,10,11) else '0'
        if ow and ow>tot: 
            for j in range(1,14): ws.cell(R,j).fill=yel
            ws.cell(R,13,'3-day notice given')
        elif r.random()<.07: ws.cell(R,13,r.choice(['pays cash','2 checks','son lives there too','wants new steps','moving out in June']))
        rows.append(dict(unit=lot,unitType=ty,tenantName=nm,statusText='Occupied',moveInDate=mit,contractRent=rent,charges=[dict(code=a,amount=v) for a,v in (('water',wat),('trash',tr),('pet',pet)) if v is not None],totalCharges=tot,balance=ow,deposit=dep))
        for q,x in enumerate((rent,wat,tr,pet,tot,ow,dep)): S[q]+=x or 0
        R+=1
    R+=1; ws.cell(R,2,'totals').font=Font(name='Arial',bold=True)
    for j,v in zip(range(6,13),S): c=ws.cell(R,j,round(v,2)); c.font=Font(name='Arial',bold=True); c.border=Border(top=Side('thin'),bottom=Side('double')); c.number_format='#,##0.00'
    ws.cell(R+2,2,f'{n} lots, {o} rented, {n-o} empty'); ws.cell(R+3,2,'no lot 13')
    ws.cell(R+3,6,'storage sheds behind office are extra, Earl collects'); 
    for j,wd in zip('ABCDEFGHIJKLM',[6,22,4,9,10,12,11,10,9,12,11,12,28]): ws.column_dimensions[j].width=wd
    ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:4'
    wm.append(['lot','prev','now','gal x100'])
    for k in range(1,20): a=r.randint(1000,9000); b=r.randint(18,70); wm.append([k,a,a+b,b])
    wb.save(os.path.join(DOC,fn)); save(fn,'WHIPPOORWILL MOBILE HOME PARK','2025-04',n,o,n-o,rows,sheet='Apr 25')
    return dict(file=fn,assetType='MANUFACTURED_HOUSING',documentType='RENT_ROLL',author='brother-in-law on site, hand-kept',style='lower-case heads, unnamed column, spacer rows, yellow arrears, text amounts',hard='years as move-in, numbers as text, lots 8A/8B and no 13')
if __name__=='__main__': run()
