# student houses by bed
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
def make():
    r=rng('x1'); nm=Names(r); f='college_hill_houses_fall25.xlsx'
    H=[('214 Chestnut St',5,640),('218 Chestnut St',4,655),('31 Seminary Row',6,585),('33 Seminary Row',6,585),('405 Observatory Pl',4,720),('409 Observatory Pl',5,690),('77 Old Mill Ln',3,745),('79 Old Mill Ln (duplex up)',3,610),('79 Old Mill Ln (duplex down)',3,625),('1120 College Ave',8,560),('12 Chapel Ct',5,675)]
    wb=Workbook(); n0=wb.active; n0.title='READ ME'
    n0['A1']='College Hill student houses - Thaddeus Wadsworth Family Trust'; n0.column_dimensions['A'].width=95; n0.page_setup.orientation='landscape'; n0['A3']='Roll kept on the tab "Beds 25-26". Each bed is let on its own lease with a parent guaranty.'; n0['A4']='Utilities up to $60 a bed are in the utility flat fee; over that is billed back each quarter.'
    ws=wb.create_sheet('Beds 25-26')
    B=Font(bold=True,name='Calibri',size=11); thin=Side(style='thin',color='999999')
    ws['B1']='COLLEGE HILL STUDENT HOUSES'; ws['B1'].font=Font(bold=True,size=15)
    ws['B2']='Bed roll for school year 2025-26, position at 9/15/2025'
    hd=['','House','Bed','Floor / bath','Student','Class yr','Student ID','Guarantor','From','To','Install-\nment/mo','Utility\nflat fee','Parking','Monthly\nall in','Deposit\nheld','Renewing\n26-27?']
    for j,h in enumerate(hd,1):
        c=ws.cell(4,j,h or None); c.font=B; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); 
        if h: c.fill=PatternFill('solid',fgColor='FFE699'); c.border=Border(bottom=Side(style='medium'))
    row=5; rows=[];G=[0]*5;occ=n=0
    vac={('31 Seminary Row',4),('409 Observatory Pl',5),('1120 College Ave',2),('1120 College Ave',7),('79 Old Mill Ln (duplex up)',3)}
    for h,k,rent in H:
        st=row;T=[0]*5;o=0
        for b in range(1,k+1):
            n+=1; bath=r.choice(['1st / shared','2nd / shared','2nd / shared','2nd / own bath','attic / shared'])
            x=dict(unit=f'Bed {b}',building=h)
            ws.cell(row,3,f'Bed {b}'); ws.cell(row,4,bath)
            if (h,b) in vac:
                ws.cell(row,5,'OPEN').font=Font(bold=True,color='C00000'); x['statusText']='OPEN'
            else:
                occ+=1;o+=1; fi,la=nm.pair(); rr=rent+(45 if 'own' in bath else 0)-(0 if r.random()<.7 else 15); ut=60; pk=r.choice([0,0,0,40,40]); dep=r.choice([rent,rent,500])
                a=D(2025,8,15) if r.random()<.85 else D(2025,9,1); e=D(2026,7,31) if r.random()<.85 else D(2026,5,31)
                vals=[f'{fi} {la}',r.choice(['Soph','Jr','Sr','Sr','Grad']),f'C{r.randint(100000,999999)}',f'{r.choice(FIRST)} {la}',a,e,rr,ut,pk or None,rr+ut+pk,dep,r.choice(['Y','N','?','',''])or None]
                for j,v in enumerate(vals,5):
                    c=ws.cell(row,j,v)
                    if j in(9,10): c.number_format='m/d/yy'
                    if j>=11 and j<16: c.number_format='#,##0'
                x.update(tenantName=vals[0],statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=rr,totalCharges=rr+ut+pk,deposit=dep,charges=[dict(code='Utility flat fee',amount=ut)]+([dict(code='Parking',amount=pk)] if pk else []))
                for i,v in enumerate((rr,ut,pk,rr+ut+pk,dep)): T[i]+=v
            for j in range(2,17): ws.cell(row,j).border=Border(bottom=thin)
            rows.append(x); row+=1
        ws.merge_cells(start_row=st,end_row=row-1,start_column=2,end_column=2); c=ws.cell(st,2,h); c.alignment=Alignment(vertical='top',wrap_text=True); c.font=B
        ws.cell(row,5,f'{o} of {k} beds let').font=Font(italic=True)
        for i,v in enumerate(T):
            c=ws.cell(row,11+i,v); c.font=Font(italic=True,bold=True); c.number_format='#,##0'; c.fill=PatternFill('solid',fgColor='F2F2F2')
        row+=2; G=[a+b for a,b in zip(G,T)]
    ws.cell(row,2,'All houses').font=B; ws.cell(row,5,f'{occ} of {n} beds let, {n-occ} open').font=B
    for i,v in enumerate(G): c=ws.cell(row,11+i,v); c.font=B; c.number_format='#,##0'; c.border=Border(top=Side(style='double'))
    for col,w in zip('ABCDEFGHIJKLMNOP',(2,21,8,15,23,8,10,24,10,10,10,9,9,10,10,11)): ws.column_dimensions[col].width=w
    ws.column_dimensions['G'].hidden=True; ws.row_dimensions[4].height=32
    ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(f))
    save(f,dict(propertyName='COLLEGE HILL STUDENT HOUSES',asOnDate='2025-09-15',units=n,occupied=occ,vacant=n-occ,sheet='Beds 25-26',rows=rows),'STUDENT_HOUSING','by-bed roll, house in merged cell, blank spacer column and rows, hidden column, readme sheet first')
if __name__=='__main__': make()
