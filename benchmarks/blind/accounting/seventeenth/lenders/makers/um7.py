# storage, xlsx
from lib import *
import xlsxwriter, datetime
R=random.Random(1707)
S=[('Climate Controlled - Ground Floor',[(5,5,18,79),(5,10,32,118),(10,10,44,179),(10,15,26,228),(10,20,12,281)]),
('Climate Controlled - 2nd Floor (elevator)',[(5,5,40,62),(5,10,58,96),(7.5,10,16,121),(10,10,52,148),(10,15,20,192)]),
('Drive-Up, Non-Climate',[(5,10,24,84),(10,10,38,131),(10,15,30,164),(10,20,48,199),(10,25,14,236),(10,30,20,264),(12,40,4,389)]),
('Covered RV / Boat',[(12,25,10,142),(12,35,18,178),(14,45,8,241)])]
N=['units','sf','total_sf','occupied','vacant','pct_occ','market','actual','market_sf','market_total','actual_total','other:Variance Actual vs Potential']
def fin(t,units,sf,occ,mt,at):
    t.update({"units":units,"sf":sf,"total_sf":num(t.pop('_ts')),"occupied":occ,"vacant":units-occ,"pct_occ":num(round(occ/units*100,1))})
    return t
data=[]
for s,L in S:
    for w,l,u,p in L:
        occ=min(u,int(u*R.uniform(.72,1.0)+.5)); act=round(p*R.uniform(.83,1.09),2); sf=w*l
        g=lambda x:f'{x:g}'
        mt=u*p; at=round(occ*act,2)
        data.append((s,{"type":f"{g(w)} x {g(l)}","units":u,"sf":num(sf),"total_sf":num(u*sf),"occupied":occ,"vacant":u-occ,"pct_occ":num(round(occ/u*100,1)),"market":p,"actual":num(act),"market_sf":num(round(p/sf,2)),"market_total":mt,"actual_total":num(at),N[11]:num(round(at-mt,2))}))
def tot(lab,rs):
    z=lambda k:sum(r[k] for r in rs); u,o=z('units'),z('occupied')
    return {"label":lab,"units":u,"sf":num(round(z('total_sf')/u,1)),"total_sf":num(z('total_sf')),"occupied":o,"vacant":u-o,"pct_occ":num(round(o/u*100,1)),"market":num(round(z('market_total')/u,2)),"actual":num(round(z('actual_total')/o,2)),"market_sf":num(round(z('market_total')/z('total_sf'),2)),"market_total":z('market_total'),"actual_total":num(round(z('actual_total'),2)),N[11]:num(round(z('actual_total')-z('market_total'),2))}
f='keyhole_storage_unit_mix.xlsx'; wb=xlsxwriter.Workbook(doc(f)); wb.set_properties({'created':datetime.datetime(2026,4,6)})
cs=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Mix'); a=lambda **k:wb.add_format({'font_name':'Century Gothic','font_size':9,**k})
for i,x in enumerate(['KEYHOLE SELF STORAGE - TANNER PIKE','Quarterly collateral package to servicer, Q1 2026','Loan 61-774120','Tab "Mix": unit mix and occupancy at 3/31/2026','Prepared by V. Ostrander, district manager']): cs.write(1+i,1,x,a(bold=i==0,font_size=14 if i==0 else 10))
ws.merge_range(0,0,0,13,'Keyhole Self Storage - Tanner Pike     Unit Mix at March 31, 2026',a(bold=True,font_size=12,align='center',bg_color='#1F3864',font_color='white'))
gh=a(bold=True,align='center',border=1,bg_color='#D9E2F3',valign='vcenter',text_wrap=True)
ws.merge_range(2,0,4,0,'Unit Size\n(ft)',gh); ws.merge_range(2,1,4,1,'rate code',gh); ws.merge_range(2,2,2,4,'Inventory',gh); ws.merge_range(2,5,2,7,'Occupancy',gh); ws.merge_range(2,8,2,10,'Monthly Rates',gh); ws.merge_range(2,11,2,13,'Monthly Rent',gh)
for j,(x,y) in enumerate([('No. of','Units'),('Sq Ft','per Unit'),('Total','Sq Ft'),('Units','Occupied'),('Units','Vacant'),('% of Units','Occupied'),('Street','Rate'),('In-Place','Average'),('Street','per SF'),('Gross','Potential'),('In-Place','(Occupied)'),('Variance','')]): ws.write(3,2+j,x,gh); ws.write(4,2+j,y,gh)
N[11]='other:Monthly Rent Variance'
for _,t in data: t[N[11]]=t.pop('other:Variance Actual vs Potential')
FM={'units':'0','sf':'#,##0.0','total_sf':'#,##0','occupied':'0','vacant':'0;-0;"-"','pct_occ':'0.0%','market':'$#,##0.00','actual':'$#,##0.00','market_sf':'$0.00','market_total':'#,##0.00','actual_total':'#,##0.00',N[11]:'#,##0.00;[Red](#,##0.00)'}
r=5; TT=[]
def put(t,bold):
    for j,k in enumerate(N):
        v=t[k]/100 if k=='pct_occ' else t[k]
        ws.write(r,2+j,round(v,4),a(num_format=FM[k],bold=bold,**({'top':1} if bold else {})))
for s,_ in S:
    ws.merge_range(r,0,r,13,s,a(bold=True,italic=True,bg_color='#F2F2F2')); r+=1; rs=[t for q,t in data if q==s]
    for t in rs:
        ws.write(r,0,t['type'],a(indent=1)); ws.write(r,1,R.randint(100,999)); put(t,False); r+=1
    q=tot('Subtotal / Average',rs); ws.write(r,0,q['label'],a(bold=True,top=1)); put(q,True); TT.append(q); r+=1
q=tot('FACILITY TOTAL',[t for _,t in data]); r+=1; ws.write(r,0,q['label'],a(bold=True,top=1)); put(q,True); TT.append(q)
r+=2; ws.write(r,0,'Not included: 1 manager apartment, 2 billboard leases. In-place average is over occupied units, before insurance and discounts.',a(italic=True))
ws.set_column(0,0,22); ws.set_column(1,1,8,None,{'hidden':True}); ws.set_column(2,10,11); ws.set_column(11,13,13); ws.freeze_panes(5,1); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
for T in TT:
    if 'other:Variance Actual vs Potential' in T: T[N[11]]=T.pop('other:Variance Actual vs Potential')
save(f,'UM',N,[t for _,t in data],TT,None,'OTHER','storage district manager, own workbook','sizes in four sections, merged three-line headers, section and facility totals','cover sheet first, hidden rate-code column, the same size repeated across sections, percents as fractions')
