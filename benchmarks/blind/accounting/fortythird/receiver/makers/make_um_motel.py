from common import *
import xlsxwriter
r=random.Random(4321); N='Starlite Inn_room types_takeover count'
W=[("Main house (exterior corridor)",[("SQ","1 queen, shower only",1,212,18,310),("SQ-K","1 queen + kitchenette",1,248,22,355),("DD","2 doubles",2,265,26,345),("DD-P","2 doubles, pet",2,265,8,365),("ADA","1 queen, roll-in",1,290,3,310)]),
("Rear annex",[("KS","king studio, full kitchen",1,324,16,410),("KS2","king studio, upstairs",1,318,14,395),("FAM","2 queens + bunk",3,402,5,495)]),
("Not rented to guests",[("MGR","Manager apartment",2,690,1,0),("STO","Used as linen storage",0,212,2,0)])]
wb=xlsxwriter.Workbook(DOC+N+'.xlsx'); ws=wb.add_worksheet('Room types')
b={'font_name':'Verdana','font_size':9}; F=lambda **k: wb.add_format({**b,**k})
ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
for i,w in enumerate([7,27,7,9,9,9,9,9,11,11,12,12,9]): ws.set_column(i,i,w)
ws.merge_range('A1:M1',"STARLITE INN & WEEKLY SUITES",F(bold=True,font_size=13,align='center'))
ws.merge_range('A2:M2',"Room type count by walk-through 9 June 2026, rates from the desk binder",F(align='center'))
h=F(bold=True,align='center',valign='bottom',text_wrap=True,bg_color='#F8CBAD',border=1)
ws.set_row(4,14);ws.set_row(5,40)
ws.merge_range('A5:B5','Room type',h); ws.merge_range('C5:D5','Each room',h); ws.merge_range('E5:H5','How many rooms',h); ws.merge_range('I5:J5','Weekly rate, each',h); ws.merge_range('K5:L5','Weekly, all rooms of the type',h); ws.write('M5','',h)
for i,s in enumerate(['Code','Description','Beds','Sq ft','Rooms','Occupied','Vacant ready','Out of order','Posted (market)','In-house avg (actual)','Posted x rooms','In-house collected','% occ. of rooms']): ws.write(5,i,s,h)
OOO="other:Out of order"; money=["beds","sf","units","occupied","vacant",OOO,"market","actual","market_total","actual_total","pct_occ"]
col=dict(zip(money,range(2,13)))
fm={"market":'#,##0',"actual":'#,##0.00',"market_total":'#,##0',"actual_total":'#,##0.00',"pct_occ":'0.0%'}
rows=[];tot=[];R=6;add=["units","occupied","vacant",OOO,"market_total","actual_total"]
def wr(R,o,bold=False):
    for k in money:
        if k in o: ws.write_number(R,col[k],o[k],F(num_format=fm.get(k,'0'),bold=bold,align='right',**({'top':1} if bold else {})))
def total(lab,idx,R,full=True):
    t={"label":lab}
    for k in add: t[k]=round(sum(rows[i].get(k,0) for i in idx),2)
    t["pct_occ"]=round(t["occupied"]/t["units"],4)
    if not full: t={k:v for k,v in t.items() if k in("label","units","occupied","vacant",OOO)}
    ws.merge_range(R,0,R,1,lab,F(bold=True,top=1)); wr(R,t,True); t['_idx']=list(idx); tot.append(t)
for wi,(wn,ls) in enumerate(W):
    ws.write(R,0,wn,F(bold=True,italic=True,font_color='#833C0B')); R+=1; st=len(rows)
    for c,d,bd,sf,n,rt in ls:
        o={"type":c,"desc":d,"sf":sf,"units":n}
        if bd: o["beds"]=bd
        if wi<2:
            oo=r.choice([0,1,1,2,3]) if n>3 else 0; oc=int((n-oo)*r.uniform(.5,.9)); oc=max(oc,1)
            avg=round(rt*r.uniform(.82,.98),2); coll=round(avg*oc,2)
            o.update(occupied=oc,vacant=n-oo-oc,market=rt,actual=avg,market_total=rt*n,actual_total=coll,pct_occ=round(oc/n,4)); o[OOO]=oo
        elif c=="MGR": o.update(occupied=1)
        else: o[OOO]=n
        ws.write(R,0,c,F()); ws.write(R,1,d,F()); wr(R,o); rows.append(o); R+=1
    total("Subtotal",range(st,len(rows)),R,wi<2); R+=2
total("Whole motel",range(len(rows)),R)
ws.write(R+2,0,"Out of order: no water, mold or no door lock at walk-through. County licence covers 112 sleeping rooms.",F(italic=True,font_size=8))
ws.write(R+3,0,"In-house avg = what the guests on the sheet actually pay per week; nightly guests put at 7 x rate x 0.72.",F(italic=True,font_size=8))
wb.close()
for o in rows: assert o['units']==o.get('occupied',0)+o.get('vacant',0)+o.get(OOO,0),o
print(sum(o['units'] for o in rows))
save(N,'UM',None,money,rows,tot,add)
