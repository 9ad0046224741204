# small office building, tiny manager, .xls with month buckets, text amounts in comments
from common import *
import xlwt
NAME='tenant_balances_nov24.xls'
T=[('100','Ridgeline Title & Escrow',[0,0,0,0],6200,''),('120','Morrow & Vance CPAs',[4385.00,0,0,0],4100,'ck mailed 12/2 per Dana'),('130','Lakeside Family Dental',[7912.64,312.64,0,0],7600,'disputes Oct CAM'),
('200','Northstar Staffing Inc',[5140.00,5140.00,5140.00,0],5000,'3 day notice served 11/19'),('205','H. Pell Insurance Agency',[0,0,-125.00,0],1850,'overpaid Sept'),('210','Clearwater Hearing Center',[2266.50,0,0,0],2200,''),
('215','Vertex Surveying',[0,188.75,0,0],3050,'after-hours HVAC'),('220','Open Door Counseling, PLLC',[1975.00,1975.00,0,0],1900,'pmt plan - 2 of 6'),('300','Summit Bay Wealth Mgmt',[-9480.00,0,0,0],9480,'Dec rent rec\'d early'),
('310','Kestrel Software',[0,0,0,4410.20],0,'moved out 6/30, in collection'),('315','Greenleaf Home Health',[6033.33,0,0,0],6000,''),('320','Patel Engineering Group',[51.30,51.30,51.30,205.20],4400,'short pays each mo. (storage)'),('B-1','Morrow & Vance CPAs (storage)',[140.00,0,0,0],None,'')]
wb=xlwt.Workbook(); ws=wb.add_sheet('Nov'); wb.add_sheet('Sheet2'); wb.add_sheet('Sheet3')
E=xlwt.easyxf; base='font: name Arial, height 200'
ws.write(0,0,'Elmhurst Professional Building',E('font: name Arial, height 240, bold on')); ws.write(1,0,'Tenant balances at 11/30/2024',E(base)); 
H=['Ste','Tenant','Nov 2024','Oct 2024','Sep 2024','Aug & Prior','Balance','Sec. Dep.','Notes']
for j,x in enumerate(H): ws.write(3,j,x,E(base+', bold on; borders: bottom medium; align: horiz %s'%('left' if j in(0,1,8) else 'right')))
for j,w in enumerate([6,31,12,12,12,13,13,12,32]): ws.col(j).width=w*256
n=E(base,num_format_str='#,##0.00;-#,##0.00;"-"'); g=E(base+', bold on',num_format_str='#,##0.00'); g=E(base+', bold on; borders: top thin, bottom double',num_format_str='#,##0.00'); tx=E(base); bal=E(base+'; pattern: pattern solid, fore_colour light_yellow',num_format_str='#,##0.00;-#,##0.00')
K=['other:Nov 2024','other:Oct 2024','other:Sep 2024','other:Aug & Prior','total','deposit']
r=4; rows=[]; S=[0]*6
for u,t,b,dep,note in T:
    v=list(map(cents,b)); v.append(sum(v)); 
    ws.write(r,0,int(u) if u.isdigit() else u,E(base+'; align: horiz left')); ws.write(r,1,t,tx); d=dict(unit=u,name=t)
    for j in range(5):
        ws.write(r,2+j,v[j]/100,n if j<4 else bal)
        if v[j] or j==4: d[K[j]]=v[j]/100
        S[j]+=v[j]
    if dep is not None: ws.write(r,7,dep,n); S[5]+=cents(dep)
    if dep: d['deposit']=float(dep)
    if note: ws.write(r,8,note,E(base+', italic on'))
    rows.append(d); r+=1
r+=1; ws.write(r,1,'TOTAL DUE',E(base+', bold on'))
for j in range(6): ws.write(r,2+j,xlwt.Formula(f'SUM({"CDEFGH"[j]}5:{"CDEFGH"[j]}{4+len(T)})') if 0 else S[j]/100,g)
ws.write(r+2,1,'Suite 110 and 305 vacant. Suite 310 now leased to Harlow Design eff. 1/1/25.',E(base))
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None; wb.save(doc(NAME))
save(NAME,'AR',K,rows,[dict(label='TOTAL DUE',**dict(zip(K,[x/100 for x in S])))],'Small office building, manager\'s own .xls with month buckets, dashes for zero, remarks; two empty sheets',False)
