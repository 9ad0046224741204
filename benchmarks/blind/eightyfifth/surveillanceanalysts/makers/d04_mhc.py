from lib import *
import openpyxl
from openpyxl.styles import *
r=rng(8504); N=Names(r); fn='04_Pelican_Bend_MHC_Nov25.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Nov 25'; B=Font(bold=True); 
ws['A1']='PELICAN BEND MOBILE HOME COMMUNITY'; ws['A1'].font=Font(bold=True,size=13,name='Arial'); ws['A2']='November 2025 Lot Roll'; ws['A3']='72 pads + clubhouse  /  lot rent due the 1st, late after the 5th'
H=['Lot','Resident','Home','Lot Rent','W/S/T','Home Pmt','Shed','Total Billed','Past Due','Deposit','Moved In','Notes']
for c,x in enumerate(H,1):
    k=ws.cell(5,c,x); k.font=B; k.border=Border(bottom=Side('medium')); k.alignment=Alignment(wrap_text=True,horizontal='center')
rows=[]; row=6; occ=vac=0; T=[0]*6
streets=[('Heron Ln',range(1,25)),('Egret Ct',range(25,47)),('Pelican Bend Dr',range(47,73))]
for s,lots in streets:
    ws.cell(row,1,s).font=Font(bold=True,italic=True); row+=1
    f=row; st=[0]*6
    for l in lots:
        lot=str(l) if l!=46 else '46'
        x=r.random(); own=r.choice(['TOH']*7+['POH','RTO'])
        if x<.10:
            k=r.choice(['VACANT LOT','VACANT LOT','VACANT HOME'])
            ws.cell(row,1,l); ws.cell(row,2,k); 
            if k=='VACANT HOME': ws.cell(row,3,'POH')
            rows.append(dict(unit=str(l),section=s,statusText=k,unitType='POH' if k=='VACANT HOME' else None)); vac+=1
        else:
            lr=r.choice([465,480,480,480,495]); w=r.choice([42,42,42,55]); hp={'TOH':0,'POH':525,'RTO':385}[own]; sh=r.choice([0,0,0,15]); pd=r.choice([0]*8+[537,60,214.5,-25]); dp=r.choice([0,300,465,480]); mi=D.date(r.randint(1994,2025),r.randint(1,10),r.randint(1,28))
            n=N.fl(); nm=f'{n[0]} {n[1]}' if r.random()<.7 else f'{n[1]}, {n[0]}'
            v=[lr,w,hp,sh,lr+w+hp+sh]
            ws.cell(row,1,l); ws.cell(row,2,nm); ws.cell(row,3,own); ws.cell(row,4,lr); ws.cell(row,5,w)
            if hp: ws.cell(row,6,hp)
            if sh: ws.cell(row,7,sh)
            ws.cell(row,8,f'=SUM(D{row}:G{row})')
            if pd: ws.cell(row,9,pd)
            if dp: ws.cell(row,10,dp)
            ws.cell(row,11,mi).number_format='m/d/yy'
            nt=r.choice(['']*8+['pays online','payment plan $100/mo','2 dogs','snowbird - back Jan'])
            if nt: ws.cell(row,12,nt)
            ch=[dict(code='Lot Rent',amount=lr),dict(code='W/S/T',amount=w)]+([dict(code='Home Pmt',amount=hp)] if hp else [])+([dict(code='Shed',amount=sh)] if sh else [])
            rows.append(dict(unit=str(l),section=s,unitType=own,tenantName=nm,contractRent=lr,charges=ch,totalCharges=v[4],balance=pd or None,deposit=dp or None,moveInDate=mi,statusText='Occupied')); occ+=1
        row+=1
    ws.cell(row,2,f'{s} total').font=B
    for c in 'DEFGHIJ': k=ws[f'{c}{row}']; k.value=f'=SUM({c}{f}:{c}{row-1})'; k.font=B; k.border=Border(top=Side('thin'))
    streets_tot=globals().setdefault('ST',[]); streets_tot.append(row); row+=2
ws.cell(row,1,'PARK TOTAL').font=B
for c in 'DEFGHIJ': k=ws[f'{c}{row}']; k.value='='+'+'.join(f'{c}{x}' for x in ST); k.font=B; k.border=Border(top=Side('thin'),bottom=Side('double'))
row+=2; ws.cell(row,2,'Occupied'); ws.cell(row,4,occ); ws.cell(row+1,2,'Vacant'); ws.cell(row+1,4,vac); ws.cell(row+2,2,'Total pads'); ws.cell(row+2,4,72)
ws.cell(row+4,1,'TOH = tenant owned home   POH = park owned (lot rent + home rent)   RTO = rent to own').font=Font(italic=True,size=9)
for c in 'DEFGHIJ':
    for q in range(6,row): ws[f'{c}{q}'].number_format='#,##0.00'
for c,w in zip('ABCDEFGHIJKL',(9,26,7,12,11,11,8,12,11,11,10,22)): ws.column_dimensions[c].width=w
ws.column_dimensions['G'].hidden=False
ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w=wb.create_sheet('Collections'); w.append(['Month','Billed','Collected','% coll']); 
for mth,b,cl in (('Aug 25',41871,40955),('Sep 25',42037,40611),('Oct 25',42268,41540)): w.append([mth,b,cl,round(cl/b,3)])
tmp=f'{ROOT}/.lo_in/'; os.makedirs(tmp,exist_ok=True); wb.save(tmp+fn)
import subprocess  # let Calc store the computed values of the formulas
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',f'{ROOT}/documents',tmp+fn],capture_output=True)
save(fn,'MANUFACTURED_HOUSING','borrower spreadsheet','own lot roll by street with formulas, park-owned/rent-to-own, notes, collections sheet',False,'Pelican Bend Mobile Home Community','2025-11',rows,72,occ,vac,sheet='Nov 25')
