from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(3108); nm=Nm(r); N='breeze_portfolio_apartments.xlsx'
wb=Workbook(); w=wb.active; w.title='Report1'
w['A1']='Rent Roll'; w['A1'].font=Font(bold=True,size=14); w['A2']='Properties: Birchmount Flats, Canal Street Lofts, Dunlin House'; w['A3']='As of 07/31/2025'; 
H=['Property','Unit','Unit Type','Sq. Ft.','Tenant','Status','Beds','Baths','Lease From','Lease To','Move In','Move Out','Market Rent','Rent','Other Charges','Security Deposit','Balance']
w.append([]); w.append(H)
for c in w[5]: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='2F75B5'); c.alignment=Alignment(wrap_text=True,vertical='center')
rows=[];G=[0]*5;gu=go=gv=0
for pn,sfx,n,tys,gar in (('Birchmount Flats','',14,[('1BR',640,1,1,1125),('2BR',870,2,1,1360)],5),('Canal Street Lofts','L',11,[('Loft',905,1,1,1890),('Loft XL',1240,2,2,2425)],0),('Dunlin House','',8,[('2BR TH',1090,2,1.5,1545)],3)):
    T=[0]*5;u=o=0
    for k in range(n+gar):
        g=k>=n
        id_=f'G{k-n+1}' if g else (f'{sfx}{101+k%5+100*(k//5)}'); t=('Garage',None,None,None,110) if g else tys[k%len(tys)]
        S='Current' if r.random()<.8 else r.choice(['Vacant','Notice','Vacant']) 
        if g: S='Current' if r.random()<.6 else 'Vacant'
        if pn[0]=='C' and k==4: S='Model'
        b=dict(propertyName=pn,unit=id_,unitType=t[0],area=t[1],statusText=S,marketRent=t[4])
        if not g: u+=1
        if S in('Current','Notice'):
            if not g: o+=1
            name=nm('{f} {l}'); rent=t[4]-(0 if g else r.choice([0,15,40,65])); oth=0 if g else r.choice([0,25,35,60]); dep=0 if g else r.choice([500,rent]); bal=r.choice([0,0,0,-20,135.5]); lf=d(2024,r.randrange(8,13),1) if r.random()<.5 else d(2025,r.randrange(1,7),1); lt=eom(addm(lf,11)); mtm=g or r.random()<.08
            mi=addm(lf,-12*r.randrange(0,3)); mo=d(2025,8,31) if S=='Notice' else None
            row=[pn,id_,t[0],t[1],name,S,t[2],t[3],us(lf),'MTM' if mtm else us(lt),us(mi),us(mo) or None,t[4],rent,oth,dep,bal]
            rows.append(R(**b,tenantName=name,leaseStartDate=iso(lf),leaseEndDate='MTM' if mtm else iso(lt),moveInDate=iso(mi),moveOutDate=iso(mo),contractRent=rent,charges=[dict(code='Other Charges',amount=oth)],deposit=dep,balance=bal)); v=[t[4],rent,oth,dep,bal]
        else:
            if S=='Vacant' and not g: gv+=1
            row=[pn,id_,t[0],t[1],None,S,t[2],t[3],None,None,None,None,t[4],None,None,None,None]; rows.append(R(**b)); v=[t[4],0,0,0,0]
        T=[a+x for a,x in zip(T,v)]; w.append(row)
    w.append([f'Total {pn}',f'{u} units',None,None,f'{o} occupied']+[None]*7+T)
    for c in w[w.max_row]: c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='DDEBF7')
    w.append([]); G=[a+x for a,x in zip(G,T)];gu+=u;go+=o
w.append(['Grand Total',f'{gu} units',None,None,f'{go} occupied, {gv} vacant']+[None]*7+G)
for c in w[w.max_row]: c.font=Font(bold=True); c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
w.append(['Garages are listed for billing and are not counted as units.'])
for row in w.iter_rows(min_row=6,min_col=13,max_col=17):
    for c in row: c.number_format='#,##0.00;(#,##0.00)'
for c,x in zip('ABCDEFGHIJKLMNOPQ',[24,9,10,8,24,10,6,6,11,11,11,11,11,10,9,10,10]): w.column_dimensions[c].width=x
w.row_dimensions[5].height=30; w.freeze_panes='C6'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{N}')
save(N,'MULTIFAMILY',rows,None,'2025-07-31',gu,go,gv,'Yardi Breeze style export, three properties','garages not counted, MTM, model')
