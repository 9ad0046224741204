from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
FILE='Birchline Flats_UW Model v7_RR.xlsx'
def make():
    rng=random.Random(802); nm=iter(names(rng,140,"{f} {l}"))
    wb=Workbook(); s=wb.active; s.title='Summary'; A='Calibri'
    F=lambda **k: Font(name='Arial',size=9,**k); navy=PatternFill('solid',fgColor='1F3864'); tan=PatternFill('solid',fgColor='FFF2CC')
    ws=wb.create_sheet('RR - In Place vs PF')
    ws['A1']='Birchline Flats'; ws['A1'].font=F(bold=True); ws['A1'].font=Font(name='Arial',size=14,bold=True)
    ws['A2']='Rent Roll Analysis | T.B. Halcyon Capital (GP) | rent roll received 11-Aug-2025, dated 31-Jul-2025'; ws['A2'].font=F(italic=True)
    g=[(1,6,'UNIT'),(7,10,'RESIDENT'),(11,14,'IN-PLACE ($/mo)'),(15,16,'MARKET'),(17,19,'PRO FORMA (YR 2)')]
    for a,b,t in g:
        ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b); c=ws.cell(4,a,t); c.font=F(bold=True,color='FFFFFF'); c.fill=navy; c.alignment=Alignment(horizontal='center')
    H=['Bldg','Unit','Floorplan','NRSF','Reno?','Resident ID','Resident','Occ.\nCode','Lease\nBegin','Lease\nEnd','Base\nRent','RUBS','Pet /\nOther','Total','Market\nRent','Loss to\nLease','Reno\nScope','PF\nRent','Premium\nvs. Mkt']
    for i,t in enumerate(H,1):
        c=ws.cell(5,i,t); c.font=F(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.fill=PatternFill('solid',fgColor='D9E1F2')
    FP={'A1':(640,1195,125),'A2':(705,1265,125),'B1':(930,1495,175),'B2':(1010,1565,175)}
    ws.row_dimensions[5].height=26
    rows=[];r=6;T=[0]*7;cnt={};um={}
    k=0
    for b in 'ABCD':
        for fl in (1,2):
            for i in range(8):
                k+=1; u=f'{b}{fl}{i+1:02d}'; fp=['A1','B1','A2','B2','A1','B1','A1','B2'][i]; sf,mk,pr=FP[fp]; mk+= 15*(fl-1)
                reno=rng.random()<.2; x=rng.random(); code='O' if x<.83 else ('NTV' if x<.89 else ('V' if x<.95 else 'VL')); 
                if u=='A101': code='MODEL'
                if u=='C208': code='DOWN'
                if u=='B204': code='O'
                cnt[code]=cnt.get(code,0)+1
                v=[b,u,fp,sf,'Y' if reno else 'N']; row=dict(building=b,unit=u,unitType=fp,area=sf,statusText=code,marketRent=mk)
                if code in('O','NTV'):
                    t=next(nm); rid=f't{rng.randrange(20000,29999)}'; rent=mk-rng.choice([0,40,75,110,145,-10]); ru=65 if fp[0]=='A' else 85; pet=rng.choice([0,0,0,35,50]); s0=dt.date(2024,8,1)+dt.timedelta(rng.randrange(0,330)); e0=s0+dt.timedelta(rng.choice([364,364,394,181])); e0=max(e0,dt.date(2025,8,14))
                    tot=rent+ru+pet; pr_rent=rent
                    if u=='B204': true=rent; pr_rent=rent+300; planted=(u,true,pr_rent)
                    v+=[rid,t,code,s0,e0,pr_rent,ru,pet,tot]; row.update(tenantName=t,leaseStartDate=iso(s0),leaseEndDate=iso(e0),contractRent=pr_rent,charges=[dict(code='RUBS',amount=ru)]+([dict(code='Pet / Other',amount=pet)] if pet else []),totalCharges=tot)
                    ltl=mk-rent
                else:
                    rent=ru=pet=tot=0; ltl=None; v+=[None,{'MODEL':'Model unit','DOWN':'Down - fire','V':'Vacant','VL':'Vacant (leased, MI Aug)'}[code],code,None,None,None,None,None,None]
                pf=mk+(0 if reno else pr); v+=[mk,ltl,'Done' if reno else 'Full',pf,pf-mk]
                for c,z in enumerate(v,1):
                    q=ws.cell(r,c,z); q.font=F(); 
                    if c in (9,10): q.number_format='dd-mmm-yy'
                    if c>=11 and c!=17: q.number_format='#,##0;(#,##0);"-"' if c in(16,19,13) else '#,##0'
                    if c==18: q.fill=tan
                if code not in('O','NTV'):
                    for c in range(1,11): ws.cell(r,c).font=F(color='C00000')
                for j,z in enumerate((rent,ru,pet,tot,mk,ltl or 0,pf)): T[j]+=z
                um.setdefault(fp,[0,0,0,0]); um[fp][0]+=1; um[fp][1]+=mk; um[fp][2]+=pf; um[fp][3]+=sf
                rows.append(row); r+=1
        r+=1; 
    ws.cell(r,1,'TOTAL'); ws.cell(r,2,64); ws.cell(r,4,sum(x['area'] for x in rows))
    for c,z in zip((11,12,13,14,15,16,18),T): ws.cell(r,c,z).number_format='#,##0;(#,##0)'
    for c in range(1,20): ws.cell(r,c).font=F(bold=True); ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    occ=cnt['O']+cnt['NTV']
    ws.cell(r+2,1,'Occ. Code key: O = occupied, NTV = notice to vacate (still in unit), V = vacant, VL = vacant leased, MODEL / DOWN = off line').font=F(italic=True)
    ws.cell(r+3,1,f'Occupied {occ} of 64 ({occ/64:.1%}); vacant rentable {cnt.get("V",0)+cnt.get("VL",0)}; off line 2').font=F(italic=True)
    ws.column_dimensions['F'].hidden=True; ws.freeze_panes='C6'
    for col,w in zip('ABCDEFGHIJKLMNOPQRS',[5,7,9,7,6,9,25,8,10,10,8,7,7,8,8,8,7,8,9]): ws.column_dimensions[col].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    for i,(a,v) in enumerate([('Birchline Flats - 64 units',None),('Purchase price',8960000),('Price / unit',140000),('Reno budget / unit',11500),('Exit cap',.0575),('Hold (yrs)',5),('Gross potential rent - market, annual',T[4]*12),('In-place base rent, annual',T[0]*12),('Pro forma rent Yr 2, annual',T[6]*12)],2):
        s.cell(i,2,a); c=s.cell(i,4,v); c.number_format='0.00%' if v and v<1 else '#,##0'
    s.column_dimensions['B'].width=40; s.column_dimensions['D'].width=14
    m=wb.create_sheet('Unit Mix')
    for j,t in enumerate(['Plan','Units','Avg SF','Avg Mkt','Avg PF'],2): m.cell(2,j,t).font=F(bold=True)
    for i,(fp,x) in enumerate(sorted(um.items()),3):
        for j,z in enumerate([fp,x[0],round(x[3]/x[0]),round(x[1]/x[0],2),round(x[2]/x[0],2)],2): m.cell(i,j,z)
    m.cell(7,2,'Total'); m.cell(7,3,64)
    cp=wb.create_sheet('Comps')
    for i,z in enumerate([('Comp','Units','Built','1BR','2BR','Occ'),('The Larches',88,1986,1310,1625,.95),('Fenway Oaks',120,1991,1345,1690,.93),('Copper Mill',72,1979,1225,1560,.97)],2):
        for j,q in enumerate(z,2): cp.cell(i,j,q)
    wb.active=1; wb.save(f'{R}/documents/{FILE}')
    save(FILE,dict(propertyName='Birchline Flats',asOnDate='2025-07-31',units=64,occupied=occ,vacant=cnt.get('V',0)+cnt.get('VL',0),sheet='RR - In Place vs PF',rows=rows,planted=dict(what=f'base rent of unit {planted[0]} printed {planted[2]} instead of {planted[1]}; the row total and the column total keep {planted[1]}',kind='digit_changed')),'MULTIFAMILY','syndicator underwriting workbook, grouped merged header, in-place / market / pro forma','pro forma rent beside market; hidden id column; blank row between buildings; vacancy word in name column; planted digit')
if __name__=='__main__': make()
