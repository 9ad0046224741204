from h import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment
r=random.Random(7802); FN='rent_roll-20261002.xlsx'
wb=openpyxl.Workbook();ws=wb.active;ws.title='Rent Roll'
bd=Font(bold=True)
ws['A1']='Rent Roll';ws['A1'].font=Font(bold=True,size=14)
ws['A2']='Exported On: 10/02/2026 09:14 AM';ws['A3']='Properties: Linden Row - 118 Linden St Toledo, OH 43604, Ottawa Terrace - 2240 Ottawa Dr Toledo, OH 43606'
ws['A4']='Units: Active';ws['A5']='As of: 10/02/2026';ws['A6']='Include Non-Revenue Units: No'
hd=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']
for j,h in enumerate(hd,1):
    q=ws.cell(8,j,h);q.font=bd;q.fill=PatternFill('solid',fgColor='D9E1F2');q.alignment=Alignment(wrap_text=True)
R=9;rows=[];tot={'u':0,'o':0,'a':0,'m':0,'r':0,'d':0,'p':0}
def totrow(lab,t):
    global R
    v=[lab,None,f"{100*t['o']/t['u']:.1f}% Occupied",None,t['a'],t['m'],t['r'],t['d'],None,None,None,None,t['p']]
    for j,x in enumerate(v,1):
        q=ws.cell(R,j,x);q.font=bd
        if j in(6,7,8,13):q.number_format='#,##0.00'
        if j==5:q.number_format='#,##0'
    R+=1
for prop,us_ in [('Linden Row - 118 Linden St Toledo, OH 43604',[str(i) for i in range(1,19)]),('Ottawa Terrace - 2240 Ottawa Dr Toledo, OH 43606',[f'{a}{n}' for a in 'ABCDE' for n in range(1,9)])]:
    ws.cell(R,1,prop).font=bd;R+=1;t=dict.fromkeys(tot,0);pn=prop
    for u in us_:
        bb,sf,mk=r.choice([('1/1.00',610,895),('2/1.00',840,1050),('2/1.50',910,1125),('--/1.00',430,725)])
        x=r.random();st='Current' if x<.82 else 'Notice-Unrented' if x<.87 else 'Evict' if x<.9 else 'Vacant-Unrented' if x<.97 else 'Vacant-Rented'
        row=dict(unit=u,propertyName=pn,unitType=bb,area=sf,statusText=st,marketRent=mk);v=[u,bb,None,st,sf,mk]
        t['u']+=1;t['a']+=sf;t['m']+=mk
        if not st.startswith('Vac'):
            nm=name(r)+(f', {name(r)}' if r.random()<.2 else '')
            rent=mk-r.choice([0,0,25,45,60,100]);dep=r.choice([rent,rent,500,mk-100]);lf=som(d(r,'2025-10-01','2026-09-28'));lt=addm(lf,12)-dt.timedelta(1);mi=lf if r.random()<.5 else d(r,'2019-01-01','2025-09-01')
            mo=lt if st=='Notice-Unrented' else None;pd=r.choice([0,0,0,0,0,75,rent,rent+75]) if st!='Evict' else rent*2+150
            mtm=r.random()<.1
            v+= [rent,dep,lf,None if mtm else lt,mi,mo,pd,r.choice([0,0,0,1]),r.choice([0,0,1,3,6])];v[2]=nm
            row.update(tenantName=nm,contractRent=rent,deposit=dep,leaseStartDate=iso(lf),leaseEndDate=None if mtm else iso(lt),moveInDate=iso(mi),moveOutDate=iso(mo) if mo else None,balance=pd)
            t['o']+=1;t['r']+=rent;t['d']+=dep;t['p']+=pd
        else: v+=[None,None,None,None,None,None,None,0,0]
        for j,z in enumerate(v,1):
            q=ws.cell(R,j,z)
            if j in(6,7,8,13):q.number_format='#,##0.00'
            if isinstance(z,dt.date):q.number_format='mm/dd/yyyy'
        rows.append(row);R+=1
    totrow(f"{t['u']} Units",t)
    for k in tot:tot[k]+=t[k]
    R+=1
totrow(f"Total {tot['u']} Units",tot)
for j,w in enumerate([16,9,30,16,8,12,11,11,12,12,12,12,11,8,8],1):ws.column_dimensions[chr(64+j)].width=w
ws.freeze_panes='A9';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{FN}')
save(FN,'MULTIFAMILY','AppFolio export, two properties grouped',False,dict(propertyName=None,asOnDate='2026-10-02',units=tot['u'],occupied=tot['o'],vacant=tot['u']-tot['o'],sheet=None,planted=None,rows=rows),[('area',tot['a']),('marketRent',tot['m']),('contractRent',tot['r']),('deposit',tot['d']),('balance',tot['p'])])
