# Marina (Ontario), docks side by side on one sheet, wait list on another sheet
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=R(6908); FN='Narrows Landing Marina - slips 2025-06.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Docks'; ft=lambda **k:Font(name='Verdana',size=k.pop('s',8),**k); th=Side(style='thin',color='1F4E78')
ws['A1']='Narrows Landing Marina Ltd.'; ws['A1'].font=ft(s=14,bold=True,color='1F4E78'); ws['A2']='Slip rent roll at June 30, 2025 (CAD per month, before HST)'; ws['A2'].font=ft(s=9)
ws['A3']='yellow = empty slip      blue = seasonal (May-Oct), others are annual'; ws['A3'].font=ft(italic=True)
docks=[('A','Dock A - covered',20,[('30 ft cov.',545),('36 ft cov.',665)]),('B','Dock B - open',20,[('26 ft',310),('30 ft',365)]),('C','Dock C - open, deep draft',16,[('36 ft',455),('45 ft',610)]),('D','Dock D - T-heads & seasonal',12,[('24 ft',285),('50 ft T',780)])]
H=['Slip','Berth','Slip Holder','Fee','Hydro','Owing','To']
rows=[]; n=0; nv=0; G=[0,0,0]
def put(dk,c0,r0):
    global n,nv
    code,title,k,ty=dk; out=[]
    c=ws.cell(r0,c0,title); c.font=ft(s=10,bold=True,color='FFFFFF')
    for j in range(7): ws.cell(r0,c0+j).fill=PatternFill('solid',fgColor='1F4E78')
    for j,h in enumerate(H): c=ws.cell(r0+1,c0+j,h); c.font=ft(bold=True); c.border=Border(bottom=th); c.alignment=Alignment(horizontal='center' if j not in(2,) else 'left')
    S=[0,0,0]; v_=0
    for i in range(k):
        u=f'{code}{i+1}'; b,fee=ty[0] if i<k*2//3 else ty[1]; n+=1; t=dict(unit=u,unitType=b,section=title); R0=r0+2+i; fill=None
        if r.random()<(.08 if code!='D' else .2): vals=[u,b,'empty',None,None,None,None]; t['statusText']='empty'; nv+=1; v_+=1; fill='FFFF99'
        else:
            sea=code=='D' or r.random()<.15; fee=fee+(r.choice([0,0,10,-15])); hy=r.choice([0,28.5,28.5,45]); ow=r.choice([0]*7+[fee,fee*2,63.25]); to=D(2025,10,31) if sea else eom(D(2025,r.choice([9,12]),1)) if r.random()<.5 else D(2026,r.choice([3,4]),30)
            nm=r.name('FL') if r.random()<.88 else r.choice(['Georgian Charters','Sail Simcoe Club','Harbour Patrol Assoc.','Bluewater Towing'])+(f' #{i+1}' if False else '')
            vals=[u,b,nm,fee,hy or None,ow or None,to]; fill='BDD7EE' if sea else None
            t.update(tenantName=nm,contractRent=fee,leaseEndDate=to,statusText='Occupied')
            if hy: t['charges']=[dict(code='Hydro',amount=hy)]
            if ow: t['balance']=ow
            S[0]+=fee;S[1]+=hy;S[2]+=ow
        for j,v in enumerate(vals):
            c=ws.cell(R0,c0+j,v); c.font=ft(); c.border=Border(bottom=Side(style='hair'))
            if fill: c.fill=PatternFill('solid',fgColor=fill)
            if 3<=j<=5: c.number_format='#,##0.00'
            if j==6: c.number_format='yyyy-mm-dd'
        out.append(t)
    e=r0+2+k
    c=ws.cell(e,c0+2,f'{k-v_} of {k} rented'); c.font=ft(bold=True)
    for j in range(3): c=ws.cell(e,c0+3+j,S[j]); c.font=ft(bold=True); c.number_format='#,##0.00'; G[j]+=S[j]
    for j in range(7): ws.cell(e,c0+j).border=Border(top=th)
    rows.extend(out); return e
e1=put(docks[0],1,5); e2=put(docks[1],9,5); z=max(e1,e2)+3; e3=put(docks[2],1,z); e4=put(docks[3],9,z); z=max(e3,e4)+2
for j,(a,v) in enumerate((('All docks',None),('Slips',n),('Rented',n-nv),('Empty',nv),('Monthly fees',G[0]),('Hydro',G[1]),('Owing',G[2]))):
    c=ws.cell(z+j,3,a); c.font=ft(bold=True); c=ws.cell(z+j,4,v); c.font=ft(bold=True); c.number_format='#,##0' if j<4 else '#,##0.00'
for j,w in enumerate([6,11,25,10,8,10,11,3,6,11,25,10,8,10,11]): ws.column_dimensions[L(1+j)].width=w
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
w2=wb.create_sheet('Wait list')
for x in [['Wait list - call in order'],['Name','Boat','LOA','Asked for','Since']]+[[r.name('FL'),r.choice(['Sea Ray','C&C','Grew','Tanzer','Doral']),r.choice([26,28,30,34]),r.choice(['covered','open','any']),D(2025,r.randint(1,6),r.randint(1,28))] for _ in range(9)]: w2.append(x)
w2.column_dimensions['A'].width=24; w2.column_dimensions['E'].width=12
wb.save(path(FN))
save(FN,'OTHER','marina slips, four dock tables two by two side by side, coloured, ISO dates, wait-list sheet',True,'Narrows Landing Marina Ltd.','2025-06-30',n,n-nv,nv,rows,sheet='Docks')
