from h import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Border,Side,Alignment
r=random.Random(7610);nm=namer(r,'uk')
f='Market hall stalls Nov25.xlsx'
wb=Workbook();w=wb.active;w.title='Sheet1'
w['B2']='PENNYFIELD MARKET HALL';w['B2'].font=Font(name='Arial',size=14,bold=True);w['B3']='Stall lettings, rents due week commencing Mon 3 November 2025'
w['B4']='(from market superintendent\'s list - Joint Liquidators\' copy)';w['B4'].font=Font(italic=True,size=9)
H=['Stall','Frontage ft','Trader','Line','Rent p.w.','','Service p.w.','Total p.w.','Rent p.a. (x52)','Arrears','Licence since','Remarks']
for i,x in enumerate(H):
    c=w.cell(6,2+i,x);c.font=Font(bold=True);c.border=Border(bottom=Side('medium'));c.alignment=Alignment(wrap_text=True)
lines='Butcher|Haberdashery|Phone cases|Cheese & deli|Greengrocer|Shoe repairs|Cafe|Cards & gifts|Pet foods|Fishmonger|Carpets|Watch repair|Wool|Vapes|Sweets|Curtains|Books|Keys cut'.split('|')
R=7;rows=[];T=[0]*5;v_=0
for k in range(1,45):
    if k in(13,): continue
    u=f'{k}' if k not in(20,31) else f'{k}/{k+1}'
    if k in(21,32): continue
    fr=r.choice([8,10,10,12,16]) if '/' not in u else 24
    w.cell(R,2,u);w.cell(R,3,fr)
    if r.random()<.16:
        w.cell(R,4,'TO LET').font=Font(color='C00000',bold=True);v_+=1;rows.append(dict(unit=u,statusText='TO LET'))
    else:
        a,b=nm();t=r.choice([f'{a} {b}',f'{b} & Son',f'{a} {b} t/a {b}s',f'{b} Ltd']);rt=round(fr*r.choice([6.2,6.5,7.0,7.4]),2);sv=round(fr*1.1,2);an=round(rt*52,2);ar=r.choice([None,None,None,rt+sv,4*(rt+sv),-(rt+sv)]);ar=round(ar,2) if ar else None
        d=rd(r,1994,2025);d=min(d,D.date(2025,9,1))
        ln=r.choice(lines)
        for c,v in zip((4,5,6,8,9,10,11,12),(t,ln,rt,sv,round(rt+sv,2),an,ar,d.strftime('%b %Y'))): w.cell(R,c,v)
        for c in(6,8,9,10,11): w.cell(R,c).number_format='"£"#,##0.00;[Red]-"£"#,##0.00'

        if r.random()<.15: w.cell(R,13,r.choice(['wants smaller stall','pays cash','rent agreed with old manager','electric on own meter']))
        for j,v in enumerate((rt,sv,rt+sv,an,ar or 0)): T[j]=round(T[j]+v,2)
        rows.append(dict(unit=u,unitType=None,tenantName=t,moveInDate=d.strftime('%b %Y'),annualRent=an,balance=ar,statusText='Occupied'))
    R+=1
    if k in(12,24,36): R+=1
R+=1;w.cell(R,4,f'Totals: {len(rows)-v_} let, {v_} to let').font=Font(bold=True)
for c,v in zip((6,8,9,10,11),T):
    x=w.cell(R,c,v);x.number_format='"£"#,##0.00;[Red]-"£"#,##0.00';x.font=Font(bold=True);x.border=Border(top=Side('thin'),bottom=Side('double'))
w.cell(R+2,4,'No stall 13. Stalls 20/21 and 31/32 are knocked together.')
for c,wd in zip('ABCDEFGHIJKLM',(2,8,9,30,16,11,2,11,11,13,12,11,26)): w.column_dimensions[c].width=wd
wb.save(doc(f))
save(f,'RETAIL','hand-made market stall list with spacer column and blank rows, weekly and yearly rent',False,dict(propertyName='PENNYFIELD MARKET HALL',asOnDate='2025-11-03',units=len(rows),occupied=len(rows)-v_,vacant=v_,sheet='Sheet1',rows=rows,totals=dict(annualRent=T[3],balance=T[4])))
