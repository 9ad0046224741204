# workbook: student bed roll
from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(4812); N=Names(r); fn='The Quad at Linden - bed roll Fall 25.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Bed Roll'
fp=[('4x4 Classic',4,735),('4x2 Value',4,645),('2x2 Deluxe',2,910),('4x4 Classic',4,735),('3x3 Town',3,820)]
rows=[]; R=1; I=PatternFill('solid',fgColor='FFF2CC')
ws['B1']='THE QUAD AT LINDEN'; ws['B2']='Bed-by-bed rent roll, academic year 2025-26'; ws['B3']='Installments in effect 10/01/2025'; ws['B1'].font=Font(bold=True,size=14,color='7030A0')
H=[('Bed Space',13),('Floor Plan',13),('Resident',22),('Gender',8),('Status',12),('Contract\nBegin',11),('Contract\nEnd',11),('Market\nRate',9),('Base\nInstallment',11),('Parking',9),('Furniture',9),('Premium\nView',9),('Total\nInstallment',12),('Deposit',9),('Guarantor\nOn File',10)]
for i,(h,w) in enumerate(H): c=ws.cell(5,2+i,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7030A0'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); ws.column_dimensions[openpyxl.utils.get_column_letter(2+i)].width=w
ws.column_dimensions['A'].width=2; ws.row_dimensions[5].height=32; R=6
mon=lambda c: setattr(c,'number_format','$#,##0;[Red]-$#,##0')
def tot(lab,L,R,fill):
    ws.cell(R,2,lab); 
    for col,k in ((9,'marketRent'),(10,'contractRent'),(14,'totalCharges'),(15,'deposit')): mon(ws.cell(R,col,sum(x.get(k) or 0 for x in L)))
    for col,k in ((11,'Parking'),(12,'Furniture'),(13,'Premium View')): mon(ws.cell(R,col,sum(x.get('ch',{}).get(k,0) for x in L)))
    for col in range(2,17): ws.cell(R,col).font=Font(bold=True); ws.cell(R,col).fill=PatternFill('solid',fgColor=fill)
for b in (1,2,3):
    ws.cell(R,2,f'Building {b}').font=Font(bold=True,italic=True,size=12); R+=1; L=[]
    for k in range(14 if b<3 else 12):
        f=fp[(k+b)%5]; apt=f"{b}{k//5+1}{k%5+1:02d}"; g=r.choice('FM')
        for j in range(f[1]):
            x=dict(unit=f"{apt}-{'ABCD'[j]}",unitType=f[0],building=f'Building {b}',marketRent=f[2]); z=r.random()
            if z<.07: x['statusText']='Vacant'
            else:
                a,l=N.get(); base=f[2]-r.choice([0,0,10,16,25,40]); ch={'Base Installment':base}
                if r.random()<.4: ch['Parking']=45
                if r.random()<.3: ch['Furniture']=30
                if r.random()<.12: ch['Premium View']=15
                late=r.random()<.07
                x.update(statusText='RA' if (j==0 and k%9==4) else 'Current',tenantName=f"{a} {l}",leaseStartDate=d(2026,1,3) if False else d(2025,8,16) if not late else d(2025,9,r.choice([1,15])),leaseEndDate=d(2026,7,31) if r.random()<.9 else d(2026,5,15),ch=ch)
                if x['statusText']=='RA': ch={'Base Installment':0}; x['ch']=ch
                x.update(contractRent=ch['Base Installment'],totalCharges=sum(ch.values()),deposit=r.choice([0,150,150,300]))
            v=[x['unit'],x['unitType'],x.get('tenantName'),g,x['statusText'],x.get('leaseStartDate'),x.get('leaseEndDate'),x['marketRent'],x.get('contractRent')]+[x.get('ch',{}).get(q) for q in('Parking','Furniture','Premium View')]+[x.get('totalCharges'),x.get('deposit'),None if 'ch' not in x else r.choice(['Y','Y','Y','N'])]
            for i,q in enumerate(v):
                c=ws.cell(R,2+i,q)
                if i in(5,6): c.number_format='m/d/yy'
                if 7<=i<=13: mon(c)
                if i in(3,14): c.alignment=Alignment(horizontal='center')
                if x['statusText']=='Vacant': c.fill=I
                if j==0: c.border=Border(top=Side(style='hair'))
            R+=1; L.append(x)
    tot(f'Building {b} - {len(L)} beds',L,R,'E4DFEC'); R+=2; rows+=L
tot(f'Property - {len(rows)} beds',rows,R,'CCC0DA'); R+=2
oc=sum('ch' in x for x in rows)
for t,v in (('Total beds',len(rows)),('Occupied beds (incl. RA)',oc),('Vacant beds',len(rows)-oc),('Physical occupancy',oc/len(rows))):
    ws.cell(R,2,t); c=ws.cell(R,5,v); c.alignment=Alignment(horizontal='left'); 
    if isinstance(v,float): c.number_format='0.0%'
    R+=1
ws.cell(R+1,2,'RA = resident assistant, bed provided in lieu of stipend. Twelve equal installments per contract; spring contracts end 5/15.').font=Font(italic=True,size=9)
ws.freeze_panes='D6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:5'
wb.save(os.path.join(DOC,fn))
for x in rows:
    if 'ch' in x: x['charges']=[dict(code=k,amount=a) for k,a in x.pop('ch').items()]
save(fn,dict(propertyName='The Quad at Linden',asOnDate='2025-10-01',units=len(rows),occupied=oc,vacant=len(rows)-oc,rows=rows),'STUDENT_HOUSING','bed-by-bed student roll with building headings')
