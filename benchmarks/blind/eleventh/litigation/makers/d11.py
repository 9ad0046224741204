# Small manager's mixed-use portfolio: property column filled only on first row (merged), formulas for totals, apartments over shops, right-hand side table
from util import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
NAME='tax_appeal_rents_broad_street_portfolio.xlsx'
def main():
    r=rng('d11'); P=People(r); rows=[]
    wb=Workbook(); nt=wb.active; nt.title='Appeal notes'
    for k,t in enumerate(['Board of Assessment Appeals - tax year 2025','Owner: Finchley Bros. Partnership','Rents are what was actually being collected on the 1/1/25 lien date','Stores pay own utilities; apartments heat included','See tab RENTS 1-1-25'],1): nt.cell(k,1,t)
    ws=wb.create_sheet('RENTS 1-1-25'); old=wb.create_sheet('old 2019 (do not use)'); old['A1']='superseded'
    F=lambda **k: Font(name='Verdana',size=9,**k)
    ws['A1']='Broad Street Portfolio: stores & apartments, rents at January 1, 2025'; ws['A1'].font=Font(name='Verdana',size=12,bold=True)
    hd=['Property','Flr','Space','What it is','Who','Sq ft','Rent now','Market','From','To','Tenant pays*','Behind','Comment']
    for j,h in enumerate(hd,1):
        c=ws.cell(3,j,h); c.font=F(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='375623'); c.alignment=Alignment(horizontal='center',wrap_text=True)
    props=[('601-605 Broad St',[('Gr','Store L','Deli','Nonna\'s Italian Deli',1450,2650),('Gr','Store R','Barber','Sharp Fade Studio',700,1275),('2','2F','2 bed',None,880,1350),('2','2R','1 bed',None,640,1050),('3','3F','2 bed',None,880,1300),('3','3R','1 bed','VACANT since Oct',640,None)]),
     ('611 Broad St',[('Gr','Store','Check cashing','Rapid Cash of PA',1100,2900),('2','2','3 bed',None,1150,1500),('3','3','3 bed','VACANT - fire damage',1150,None)]),
     ('700 Broad St (corner)',[('Gr','A','Pizza','Slice Kings',1600,3100),('Gr','B','Vacant store','VACANT',950,None),('Gr','C','Phones','MobiLink Wireless',800,1850),('2','Ste 1','Office','Castellane Bail Bonds',520,700),('2','Ste 2','Office','Yoon Tax & Notary',610,775),('2','Ste 3','Office','VACANT',480,None),('3','Apt 4','Studio',None,400,795),('3','Apt 5','Studio',None,410,795),('3','Apt 6','1 bed',None,620,990)]),
     ('722-724 Broad St',[('Bsmt','Bsmt','Storage','Slice Kings (storage)',900,250),('Gr','1','Day care','Little Acorns',2400,3400),('2','2A','2 bed',None,860,1275),('2','2B','2 bed',None,860,1325),('2','2C','2 bed','Super - no rent',860,0),('3','3A','2 bed',None,860,1250),('3','3B','2 bed',None,860,1300),('3','3C','2 bed',None,860,1295)]),
     ('9 Vine Alley (garages)',[('','G1','Garage',None,220,110),('','G2','Garage',None,220,110),('','G3','Garage','VACANT',220,None),('','G4','Garage','Sharp Fade Studio',220,100)])]
    i=4; subs=[]
    for pn,it in props:
        first=i
        for fl,u,ty,t,sf,rent in it:
            row=dict(unit=u,propertyName=pn,unitType=ty,area=sf)
            v=[pn if i==first else None,fl or None,u,ty]
            if t and t.startswith('VACANT'):
                row['statusText']=t; mk=float(round(sf*1.5/25)*25) if ty!='Garage' else 110.; row['marketRent']=mk; v+=[t,sf,None,mk,None,None,None,None,r.choice([None,'needs work','2 showings'])]
            elif t and t.startswith('Super'):
                nm=t; row.update(statusText='Super - no rent',contractRent=0.0); v+=[t,sf,0,1300,None,None,None,None,None]; row['marketRent']=1300.
            else:
                nm=t or P('FL'); com=t and ty not in('Garage','Storage')
                mk=float(round(rent*r.choice([1,1.05,1.1])/25)*25) if ty!='Garage' else 110.
                b=D(r.randint(2016,2024),r.randint(1,12),1); mtm=(not com and r.random()<.4)
                e=addm(b,60 if com else 12)-datetime.timedelta(days=1)
                while e<D(2025,1,1): e=addm(e+datetime.timedelta(days=1),12)-datetime.timedelta(days=1)
                pays=r.choice([None,round(rent*.11),round(rent*.08)]) if com else None
                bal=r.choice([None,None,None,float(rent),round(rent*.4,2)])
                row.update(tenantName=nm,statusText='Occupied',contractRent=float(rent),marketRent=mk,leaseStartDate=b,leaseEndDate='mo-mo' if mtm else e)
                if bal: row['balance']=bal
                if pays: row['charges']=[{"code":"Tenant pays","amount":float(pays)}]
                v+=[nm,sf,rent,mk,b,'mo-mo' if mtm else e,pays,bal,r.choice([None,None,'good payer','raised 9/24','option 5 yrs']) ]
            for j,x in enumerate(v,1):
                if x is None: continue
                c=ws.cell(i,j,x); c.font=F(color='C00000') if row['statusText'].startswith('VAC') and j==5 else F()
                if j in(6,7,8,11): c.number_format='#,##0'
                if j==12: c.number_format='#,##0.00'
                if isinstance(x,D): c.number_format='mmm d, yyyy'
                if x=='mo-mo' or j in (2,3): c.alignment=Alignment(horizontal='right' if j==10 else 'center')
            rows.append(row); i+=1
        ws.merge_cells(start_row=first,start_column=1,end_row=i-1,end_column=1); ws.cell(first,1).alignment=Alignment(vertical='top',wrap_text=True); ws.cell(first,1).font=F(bold=True)
        ws.cell(i,5,'Subtotal '+pn).font=F(bold=True)
        for j,L in ((6,'F'),(7,'G'),(8,'H'),(11,'K'),(12,'L')):
            c=ws.cell(i,j,f'=SUM({L}{first}:{L}{i-1})'); c.font=F(bold=True); c.number_format='#,##0' if j!=12 else '#,##0.00'; c.border=Border(top=Side(style='thin'))
        subs.append(i); i+=1
    i+=1; ws.cell(i,5,'PORTFOLIO MONTHLY').font=F(bold=True)
    for j,L in ((6,'F'),(7,'G'),(8,'H'),(11,'K'),(12,'L')):
        c=ws.cell(i,j,'='+'+'.join(f'{L}{s}' for s in subs)); c.font=F(bold=True); c.number_format='#,##0' if j!=12 else '#,##0.00'; c.border=Border(top=Side(style='medium'))
    ws.cell(i+1,5,'x 12').font=F(); c=ws.cell(i+1,7,f'=G{i}*12'); c.number_format='#,##0'; c.font=F(bold=True)
    ws.cell(i+3,1,'* monthly share of taxes and water, billed with the rent, stores and offices only').font=F(italic=True)
    # side table
    vac=sum(1 for x in rows if x['statusText'].startswith('VAC'))
    ws.cell(4,15,'COUNT').font=F(bold=True); ws.cell(4,16,'All').font=F(bold=True); ws.cell(4,17,'Empty').font=F(bold=True)
    for k,(pn,it) in enumerate(props,5): ws.cell(k,15,pn).font=F(); ws.cell(k,16,len(it)).font=F(); ws.cell(k,17,sum(1 for a in it if a[3] and a[3].startswith('VACANT'))).font=F()
    ws.cell(10,15,'Total').font=F(bold=True); ws.cell(10,16,'=SUM(P5:P9)').font=F(bold=True); ws.cell(10,17,'=SUM(Q5:Q9)').font=F(bold=True)
    for col,w in zip('ABCDEFGHIJKLMNOPQ',[17,6,9,13,27,8,10,10,13,13,10,11,15,3,23,6,7]): ws.column_dimensions[col].width=w
    ws.freeze_panes='A4'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.active=1
    p=os.path.join(TMP,NAME); wb.save(p); soffice(p,'xlsx',DOC)
    save(NAME,'MIXED_USE','small manager, tax appeal','several properties in one sheet, merged property cells, formulas, plain words as headers, side count table',True,
      dict(propertyName='Broad Street Portfolio',asOnDate='2025-01-01',sheet='RENTS 1-1-25',units=len(rows),occupied=len(rows)-vac,vacant=vac,rows=rows))
    print(len(rows),vac)
if __name__=='__main__': main()
