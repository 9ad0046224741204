from common import *
import openpyxl
from openpyxl.styles import *
rng=random.Random(8506)
F='Abbeyquay_Student_Village_room_register.xlsx'
fn="Aoife Cian Niamh Oisin Saoirse Darragh Caoimhe Fionn Roisin Tadhg Orla Eoin Grace Conor Meabh Ruairi Ciara Sean Emer Lorcan Wei Priya Hassan Lucia Mateus Ingrid Kofi Yuki Arjun Elif Marta Luca".split()
ln="Brennan Tuohy Mac Gabhann|Keaveney|Lenihan|Quilty|Scanlon|Devaney|Hanrahan|O'Shaughnessy|Considine|Furlong|Moynihan|Garvey|Zhang|Raman|Farooq|Vidal|Pereira|Holm|Mensah|Tanabe|Iyer|Aydin|Kowal|Bianchi|Kiely|Nestor|Twomey|Hession".split('|')
used=set()
def name():
    while 1:
        x=rng.choice(ln); x=rng.choice(x.split()) if x.startswith('Brennan') else x
        n=f'{x}, {rng.choice(fn)}'
        if n not in used: used.add(n); return n
wb=openpyxl.Workbook(); cv=wb.active; cv.title='Cover'; ws=wb.create_sheet('Rooms 2025-26'); ar=wb.create_sheet('Rates')
H=['Bed ref','Block','Flat','Room type','Resident','Student no.','Licence from','Licence to','Status','Room fee / mth','Utilities / mth','Laundry / mth','Total / mth','Security deposit','Account balance']
ws['A1']='Abbeyquay Student Village, Limerick'; ws['A1'].font=Font(bold=True,size=12,color='7030A0')
ws['A2']='Room register as at 31/10/2025 - all amounts €'; 
for i,h in enumerate(H,1):
    c=ws.cell(4,i,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7030A0'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[4].height=32
RT={'Ensuite':865.0,'Ensuite Plus':915.0,'Twin share':640.0,'Studio':1180.0,'Accessible ensuite':865.0}
rows=[]; r=5; T=[0]*6; cnt={}; 
for bl,nf in (('Shannon',10),('Maigue',10),('Studio wing',12)):
    for fl in range(1,nf+1):
        if bl=='Studio wing': beds=[('', 'Studio')]
        else: beds=[(x,'Ensuite') for x in 'ABCDE']+[('F','Ensuite Plus')]+([('G1','Twin share'),('G2','Twin share')] if bl=='Shannon' else [('G','Accessible ensuite' if fl==1 else 'Ensuite')])
        fnum=f'{(fl-1)//2+1}{(fl-1)%2+1:02d}' if bl!='Studio wing' else f'{100*((fl-1)//6+1)+(fl-1)%6+1}'
        for b,ty in beds:
            ref=f'{bl[0]}{fnum}{b}' if bl!='Studio wing' else f'ST{fnum}'
            x=rng.random(); 
            st='Vacant' if x<.055 else ('Off line' if x<.062 else 'In residence')
            q=dict(unit=ref,building=bl,unitType=ty,statusText=st); fee=RT[ty]; cnt.setdefault(ty,[0,0]); cnt[ty][0]+=1
            row=[ref,bl,f'Flat {fnum}' if b else None,ty]
            if st=='In residence':
                cnt[ty][1]+=1
                late=rng.random()<.08; s=D(2025,10,1) if late else (D(2025,8,30) if ty!='Studio' else D(2025,8,16)); e=D(2026,5,30) if rng.random()<.8 and ty!='Studio' else D(2026,8,15)
                if rng.random()<.05: fee-=50
                ut=65.0 if ty!='Twin share' else 55.0; la=12.5 if rng.random()<.35 else None; dep=500.0 if ty!='Studio' else 750.0
                bal=0.0 if rng.random()<.84 else round(rng.choice([fee,fee+ut,-50,125,40.5,fee*2]),2); n=name()
                tot=fee+ut+(la or 0)
                row+=[n,25100000+rng.randint(1000,99999),s,e,st,fee,ut,la,tot,dep,bal]
                q.update(tenantName=n,leaseStartDate=s,leaseEndDate=e,contractRent=fee,charges=[{"code":c,"amount":v} for c,v in (('Utilities / mth',ut),('Laundry / mth',la)) if v],totalCharges=tot,deposit=dep,balance=bal)
                for i,v in enumerate((fee,ut,la,tot,dep,bal)): T[i]+=v or 0
            else: row+=[None]*4+[st]
            for i,v in enumerate(row,1):
                c=ws.cell(r,i,v)
                if i in (7,8): c.number_format='dd-mmm-yy'
                if i>=10: c.number_format='#,##0.00;[Red]-#,##0.00'
                if st!='In residence' : c.font=Font(color='808080',italic=True)
            rows.append(q); r+=1
ws.cell(r,1,'Totals').font=Font(bold=True)
for i,v in enumerate(T): c=ws.cell(r,10+i,round(v,2)); c.font=Font(bold=True); c.number_format='#,##0.00'; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for i,w in enumerate((10,13,10,19,26,12,12,12,13,11,11,10,11,11,12)): ws.column_dimensions['ABCDEFGHIJKLMNO'[i]].width=w
ws.column_dimensions['F'].hidden=True
ws.freeze_panes='A5'; ws.auto_filter.ref=f'A4:O{r-1}'; ws.print_title_rows='4:4'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
occ=sum('tenantName' in q for q in rows); v=sum(q['statusText']=='Vacant' for q in rows); o=len(rows)-occ-v
cv['B2']='ABBEYQUAY STUDENT VILLAGE'; cv['B2'].font=Font(bold=True,size=16,color='7030A0'); cv['B3']='Monthly lender pack - October 2025'
for i,(a,b) in enumerate((('Bedspaces',len(rows)),('In residence',occ),('Vacant',v),('Off line',o),('Occupancy',occ/len(rows)),('Monthly room fees',T[0]),('Total billed monthly',T[3]))):
    cv.cell(5+i,2,a); c=cv.cell(5+i,4,b); c.number_format='0.0%' if a=='Occupancy' else ('€#,##0.00' if 'onthly' in a else '0')
cv.column_dimensions['B'].width=28; cv.column_dimensions['D'].width=16
ar.append(['Room type','Published fee / mth','Beds','Let'])
for k,vv in RT.items(): ar.append([k,vv]+cnt.get(k,[0,0]))
wb.save(doc(F))
save(F,dict(propertyName="Abbeyquay Student Village",asOnDate="2025-10-31",units=len(rows),occupied=occ,vacant=None if o else v,sheet='Rooms 2025-26',rows=rows),'STUDENT_HOUSING','operator room register, 160+ beds, cover and rates sheets, hidden column')
print(len(rows),occ,v,o,T, len({x['unit'] for x in rows}))
