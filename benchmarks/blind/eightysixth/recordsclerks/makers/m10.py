# parking garage monthly parkers, 168 stalls, homemade workbook with levels, openpyxl
from common import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
r=random.Random(8610); N=Names(r)
fn='monthly parkers list june.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='JUNE 2024'
ws['A1']='ELM & THIRD PARKING DECK'; ws['A1'].font=Font(bold=True,size=16)
ws['A2']='MONTHLY PARKERS - JUNE 2024'; ws['A3']='Elm Third Deck LLC / parcel 14-0221-0003'
hd=['LEVEL','STALL #','KIND','PARKER','CARD','RATE','TAX 8%','TOTAL','PAID THRU','OWES']
for i,h in enumerate(hd):
    c=ws.cell(5,1+i,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='444444')
cos=['Third Street Legal Aid','Corwin Bank trust dept','Elm Grille','Marquardt Dental','County Probation','WKLT Radio']
rows=[]; y=6; T=[0,0.0,0.0,0.0]; occ=0
for lv,nst in(('P1',44),('P2',52),('P3',52),('ROOF',20)):
    for i in range(1,nst+1):
        k={'P1':'Reserved','P2':'Covered','P3':'Covered','ROOF':'Roof'}[lv]; u='%s-%02d'%(lv if lv!='ROOF' else 'R',i)
        if lv=='P1' and i in(1,2): k='Handicap'
        ws.cell(y,1,lv); ws.cell(y,2,u); ws.cell(y,3,k); v=r.random()<{'P1':.04,'P2':.12,'P3':.2,'ROOF':.5}[lv]
        if v:
            ws.cell(y,4,'OPEN'); rows.append(row(unit=u,section=lv,unitType=k,statusText='OPEN'))
        else:
            nm=r.choice(cos) if r.random()<.35 else N.fl(); rate={'Reserved':135,'Handicap':110,'Covered':95,'Roof':60}[k]-(10 if nm in cos else 0); tax=round(rate*.08,2); tot=round(rate+tax,2); ow=r.choice([0]*9+[tot,tot*2]); ow=round(ow,2)
            ws.cell(y,4,nm); ws.cell(y,5,str(r.randrange(10000,19999))); ws.cell(y,6,rate); ws.cell(y,7,tax); ws.cell(y,8,tot); ws.cell(y,9,'6/30' if not ow else '5/31' if ow==tot else '4/30'); 
            if ow: ws.cell(y,10,ow)
            occ+=1; rows.append(row(unit=u,section=lv,unitType=k,tenantName=nm,statusText='Occupied',contractRent=rate,charges=[dict(code='RATE',amount=rate),dict(code='TAX 8%',amount=tax)],totalCharges=tot,balance=ow or None))
            for j,x in enumerate((rate,tax,tot,ow)): T[j]+=x
        y+=1
T=[round(x,2) for x in T]
ws.cell(y,4,'TOTAL'); 
for j,x in enumerate(T): ws.cell(y,(6,7,8,10)[j],x)
for c in ws[y]: c.font=Font(bold=True); c.border=Border(top=Side(style='medium'))
ws.cell(y+2,1,'STALLS'); ws.cell(y+2,3,len(rows)); ws.cell(y+3,1,'RENTED'); ws.cell(y+3,3,occ); ws.cell(y+4,1,'OPEN'); ws.cell(y+4,3,len(rows)-occ)
ws.cell(y+6,1,'Hourly side (52 stalls by the gate) not on this list.')
for rr in ws.iter_rows(min_row=6,max_row=y):
    for j in(6,7,8,10): rr[j-1].number_format='0.00'
for L,w in zip('ABCDEFGHIJ',[8,9,10,26,8,9,9,10,11,10]): ws.column_dimensions[L].width=w
ws.column_dimensions['E'].hidden=True; ws.print_title_rows='5:5'; ws.freeze_panes='A6'; ws.auto_filter.ref='A5:J%d'%(y-1)
ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{ROOT}/documents/{fn}')
finish(fn,'PARKING','homemade parking deck list, 168 stalls',False,rows,'Elm & Third Parking Deck','2024-06',len(rows),occ,len(rows)-occ,totals=dict(contractRent=T[0],totalCharges=T[2],balance=T[3]))
