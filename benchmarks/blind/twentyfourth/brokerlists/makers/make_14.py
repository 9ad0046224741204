from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def d14():
    f='hacienda_del_rio_broker_om.xlsx'; R=random.Random(1414); wb=Workbook(); s=wb.active; s.title='Pricing'; w=wb.create_sheet('Unit Mix & Rents'); c_=wb.create_sheet('Comps')
    s['B2']='Hacienda del Rio Apartments'; s['B3']='Offering price'; s['C3']=4350000; s['B4']='Price per unit'; s['C4']=4350000/24; s['B5']='GRM (current)'; s['C5']=11.9
    c_.append(['Comparable','Units','Avg 1BR','Avg 2BR'])
    for a in [('Casa Verde',30,1395,1650),('Palo Alto Ct',18,1425,1695)]: c_.append(a)
    w['B1']='HACIENDA DEL RIO APARTMENTS'; w['B1'].font=Font(bold=True,size=16,color='8B3A1E'); w['B2']='Rent Roll | effective February 2026'; 
    H={'B':'#','C':'Type','D':'Approx.\nSF','E':'Current\nRent','F':'$/SF','G':'Pro Forma\nMarket Rent','H':'Upside','I':'Moved in','J':'Comments'}
    for k,v in H.items(): c=w[f'{k}4']; c.value=v; c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='8B3A1E'); c.alignment=Alignment(wrap_text=True,horizontal='center')
    w.row_dimensions[4].height=30; y=5; rows=[]
    G=[('Studio / 1 Bath',420,1250,6),('1 Bed / 1 Bath',610,1475,12),('2 Bed / 2 Bath',905,1795,6)]; u=100
    for t,a,m,n in G:
        g=[]
        for i in range(n):
            u+=1
            if u==113: u=201
            d=dict(unit=str(u),unitType=t,area=a,marketRent=m); cm=None; r=m-R.choice([0,55,100,145,210,260]); mi=f'{R.randint(1,12)}/{R.randint(2016,2025)}'
            if u in(105,209): r=0; mi=None; cm='Vacant'; d['statusText']='Vacant'
            elif u==201: cm='On-site manager, rent credit'; r=700; d['statusText']='Occupied'
            else: cm=R.choice([None,None,'Renovated','Section 8',None]); d['statusText']='Occupied'
            d.update(contractRent=r,moveInDate=mi and ['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec'][int(mi.split('/')[0])-1]+' '+mi.split('/')[1])
            for k,v in zip('BCDEFGHIJ',[u,t,a,r,round(r/a,2),m,m-r,d['moveInDate'],cm]): w[f'{k}{y}']=v
            y+=1; g.append(d); rows.append(d)
        for k,v in zip('CDEGH',[f'{n} units - {t}',S(g,'area'),S(g,'contractRent'),S(g,'marketRent'),S(g,'marketRent')-S(g,'contractRent')]): w[f'{k}{y}']=v; w[f'{k}{y}'].font=Font(italic=True,bold=True); w[f'{k}{y}'].fill=PatternFill('solid',fgColor='F6E3DA')
        y+=2
    T={k:S(rows,k) for k in('area','contractRent','marketRent')}
    for lab,e,g in [('TOTAL - 24 UNITS (22 OCCUPIED)',T['contractRent'],T['marketRent']),('Laundry income',310,400),('GROSS MONTHLY INCOME',T['contractRent']+310,T['marketRent']+400),('GROSS ANNUAL INCOME',(T['contractRent']+310)*12,(T['marketRent']+400)*12)]:
        w[f'C{y}']=lab; w[f'E{y}']=e; w[f'G{y}']=g; w[f'H{y}']=g-e
        if lab[0]=='T': w[f'D{y}']=T['area']
        for k in 'CDEGH': w[f'{k}{y}'].font=Font(bold=lab.isupper())
        y+=1
    y+=1; w[f'B{y}']='All information deemed reliable but not guaranteed. Buyer to verify. Tenant names withheld.'; w[f'B{y}'].font=Font(size=8,italic=True)
    for r in w.iter_rows(min_row=5):
        for c in r:
            if c.column_letter in 'EGH': c.number_format='$#,##0'
            elif c.column_letter=='D': c.number_format='#,##0'
            elif c.column_letter=='F': c.number_format='$0.00'
            elif c.column_letter in 'BI': c.alignment=Alignment(horizontal='center')
            if c.column_letter=='B' and isinstance(c.value,str): c.alignment=Alignment(horizontal='left')
    s['C3'].number_format=s['C4'].number_format='$#,##0'; s['C5']=round(4350000/((T['contractRent']+310)*12),2); s.column_dimensions['B'].width=30; s.column_dimensions['C'].width=14
    for c,x in zip('ABCDEFGHIJ',[2,7,32,9,12,8,13,11,12,28]): w.column_dimensions[c].width=x
    w.sheet_view.showGridLines=False; wb.save(f'{B}/documents/{f}')
    save(f,'MULTIFAMILY','broker OM workbook, pro forma and upside columns, no tenant names, type subtotals',True,'HACIENDA DEL RIO APARTMENTS','2026-02',24,22,2,rows,sheet='Unit Mix & Rents',totals=T)
d14()
