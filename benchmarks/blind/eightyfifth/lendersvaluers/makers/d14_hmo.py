from common import *
import openpyxl
from openpyxl.styles import *
rng=random.Random(8514)
F='hmo_portfolio_room_by_room.xlsx'
wb=openpyxl.Workbook(); sm=wb.active; sm.title='Summary'; ws=wb.create_sheet('Room by room'); lg=wb.create_sheet('Licences')
fn='Ben Alisha Tomasz Kerry Dwayne Sophie Mihai Jodie Adeel Charlotte Lewis Ines Craig Temi Paul Bronagh Ryan Agnes Sam Leanne Viktor Holly Asad Kim Nathan Rosa'.split(); sn='Hollis Akhtar Wrona Prudhoe Bakare Fenwick Popescu Dearden Sykes Crowther Oyelaran Marsh Batty Stoica Ramsden Tweddle Lowe Baines Kowal Hepworth Malik Stirk Nutter Garbutt'.split()
Hs=[('14 Cardigan Mount, Leeds LS6',6,560,True),('22 Delph Terrace, Leeds LS3',5,575,True),('7 Hawthorn Street, Bradford BD5',6,430,False),('91 Manningham Grove, Bradford BD8',5,415,False),('3 Alma Villas, Huddersfield HD1',4,465,False),('48 Trinity View, Huddersfield HD1',6,470,True),('120 Doncaster Road, Wakefield WF1',7,455,False)]
ws['B1']='PENNINE ROOMS LTD'; ws['B1'].font=Font(name='Verdana',bold=True,size=13); ws['B2']='Room by room rent roll, position at 1 February 2026. Rents include all bills and council tax.'; ws['B2'].font=Font(name='Verdana',size=8,italic=True)
H=['Room','Room type','Occupier','Moved in','Fixed term ends','£ per week','£ pcm','Deposit','Arrears','Remarks']
th=Side(style='thin',color='7F7F7F'); r=4; rows=[]; Hd=[]; used=set()
for hn,(ad,k,base,en) in enumerate(Hs):
    ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=11); c=ws.cell(r,2,ad); c.font=Font(name='Verdana',bold=True,size=10,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='375623'); r+=1
    for j,h in enumerate(H): c=ws.cell(r,2+j,h); c.font=Font(name='Verdana',bold=True,size=8); c.fill=PatternFill('solid',fgColor='E2EFDA'); c.border=Border(bottom=th); c.alignment=Alignment(wrap_text=True)
    r+=1; S=[0]*4; oc=0
    for i in range(1,k+1):
        u=f'Room {i}' if i<k or hn!=6 else 'Attic studio'; ty='Ensuite double' if en and i%2 else ('Single' if i==3 else 'Double'); ty='Self-contained' if u.startswith('Attic') else ty
        q=dict(unit=u,building=ad,unitType=ty)
        if (hn,i) in ((1,2),(3,4),(5,5),(3,1)):
            rm={(1,2):'Viewings booked',(3,4):'Fire damage - being refurbished',(5,5):'',(3,1):''}[(hn,i)]
            row=[u,ty,'VACANT',None,None,None,None,None,None,rm]; q.update(statusText='VACANT')
        else:
            while 1:
                n=f'{rng.choice(fn)} {rng.choice(sn)}'
                if n not in used: used.add(n); break
            w=round((base*12/52+(12 if 'nsuite' in ty else -8 if ty=='Single' else 20 if 'Self' in ty else 0)+rng.choice([-5,0,0,5]))/2.5)*2.5; pcm=round(w*52/12,2)
            s=D(rng.randint(2021,2025),rng.randint(1,12),rng.randint(1,28)); e=endof(s,12) if endof(s,12)>D(2026,2,1) else 'Periodic'
            dep=float(rng.choice([250,300,round(w*4)])); ar=rng.choice([0.0]*7+[round(w,2),round(pcm,2),86.4])
            rm='Rent to £%s pcm from 1 April 2026'%f'{pcm+25:,.2f}' if rng.random()<.08 else ('UC direct' if rng.random()<.15 else '')
            row=[u,ty,n,s,e,w,pcm,dep,ar,rm]; q.update(statusText='Occupied',tenantName=n,moveInDate=s,leaseEndDate=e,contractRent=pcm,deposit=dep,balance=ar)
            if rm.startswith('Rent to'): q['rentSteps']=[{"date":D(2026,4,1),"amount":round(pcm+25,2)}]
            for z,v in enumerate((w,pcm,dep,ar)): S[z]+=v
            oc+=1
        for j,v in enumerate(row):
            c=ws.cell(r,2+j,v or (None if v=='' else v)); c.font=Font(name='Verdana',size=8,color='C00000' if row[2]=='VACANT' else '000000')
            if j in(3,4) and v: c.number_format='dd mmm yyyy'; c.alignment=Alignment(horizontal='left')
            if j in(5,6,7,8): c.number_format='#,##0.00'
        rows.append(q); r+=1
    c=ws.cell(r,2,f'{oc} of {k} let'); c.font=Font(name='Verdana',size=8,bold=True)
    for z,v in enumerate(S): c=ws.cell(r,7+z,round(v,2)); c.number_format='#,##0.00'; c.font=Font(name='Verdana',size=8,bold=True); c.border=Border(top=th)
    Hd.append((ad,k,oc,[round(x,2) for x in S])); r+=2
ws.cell(r,2,'PORTFOLIO').font=Font(name='Verdana',size=9,bold=True)
for z in range(4): c=ws.cell(r,7+z,round(sum(h[3][z] for h in Hd),2)); c.number_format='#,##0.00'; c.font=Font(name='Verdana',size=9,bold=True); c.border=Border(top=th,bottom=Side(style='double'))
for c,w in zip('ABCDEFGHIJK',(2,16,16,24,14,15,11,12,11,11,38)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.sheet_view.showGridLines=False
sm['A1']='Pennine Rooms Ltd - portfolio summary'; sm['A1'].font=Font(bold=True,size=13); sm.append([]); sm.append(['House','Rooms','Let','Rent pcm','Rent pa'])
for a,k,o,S in Hd: sm.append([a,k,o,S[1],round(S[1]*12,2)])
P=round(sum(h[3][1] for h in Hd),2); sm.append(['Total',sum(h[1] for h in Hd),sum(h[2] for h in Hd),P,round(P*12,2)])
for row in sm.iter_rows(min_row=4,min_col=4,max_col=5):
    for c in row: c.number_format='£#,##0.00'
sm.column_dimensions['A'].width=38; sm.column_dimensions['D'].width=14; sm.column_dimensions['E'].width=15
lg.append(['House','HMO licence no.','Max persons','Expires'])
for i,h in enumerate(Hd): lg.append([h[0],f'HMO/{2300+i*37}',h[1]+(1 if i in(0,5) else 0),D(2027+i%3,4+i%6,30)])
lg.column_dimensions['A'].width=38; lg.column_dimensions['B'].width=18; lg.column_dimensions['D'].width=13
wb.active=0; wb.save(doc(F))
occ=sum('tenantName' in q for q in rows)
save(F,dict(propertyName=None,asOnDate="2026-02-01",units=len(rows),occupied=occ,vacant=len(rows)-occ,sheet='Room by room',rows=rows),'OTHER','HMO portfolio, house headings with repeated headers, summary and licences sheets',True)
print(len(rows),occ,Hd[0],P)
