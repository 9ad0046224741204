# London coworking floor
from common import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
def run():
    fn='Threadneedle_Yard_L3_members_May25.pdf'; r=rng(fn); N=Names(r)
    cos=['Pikelet Labs','Ostrich & Finch','Nimbuswick Ltd','Grainline Research','Studio Parapet','Halfpenny Media','Broadreach Advisory LLP','Tessellate AI','Morrow & Kin','Quill Compliance','Umbra Architects','Saltmarsh Capital','Lanternfish','Fourth Meridian','Oddfellow Games','Verdigris PR']
    r.shuffle(cos); rows=[]; S={}
    data=[['Room','Desks','NIA\nsq ft','Member','Licence\nstart','Initial term\nends','List price\n£ pcm','Licence fee\n£ pcm','Extras\n£ pcm','Billed\n£ pcm','Retainer\nheld £']]
    st=[]; P=ParagraphStyle('p',fontName='Helvetica',fontSize=7.5,leading=8.6)
    def sec(t):
        i=len(data); data.append([t]+['']*10); st.extend([('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('TEXTCOLOR',(0,i),(-1,i),colors.Color(.75,.3,.1)),('TOPPADDING',(0,i),(-1,i),7)])
    def sub(t,s,strong=False):
        i=len(data); data.append(['',s[0],f'{s[1]:,}' if s[1] else '',t,'','',m(s[2]),m(s[3]),m(s[4]),m(s[5]),m(s[6])]); st.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(0,i),(-1,i),.6 if not strong else 1.2,colors.Color(.75,.3,.1))])
    G=[0]*7; ci=0; occ=0; n=0
    for title,items in (('Private offices',[(f'3.{k:02d}',d) for k,d in zip(range(1,17),[4,4,6,6,8,10,12,6,4,16,8,6,5,4,20,8])]),('Dedicated desks',[(f'D{k}',1) for k in range(1,25)])):
        sec(title); s=[0]*7
        for uid,d in items:
            n+=1; a=d*46+r.randint(0,12) if title[0]=='P' else None; lst=float(d*(545 if a else 380)+(25 if uid.endswith('7') else 0))
            if uid in('3.04','3.13') or (not a and r.random()<.3):
                data.append([uid,d,a or '','Available','','',m(lst),'','','','']); s[0]+=d; s[1]+=a or 0; s[2]+=lst
                rows.append(dict(unit=uid,section=title,area=a,statusText='Available',marketRent=lst)); continue
            occ+=1
            if a: nm=cos[ci]; ci+=1
            else: nm=N.fl()
            b=rdate(r,dt.date(2022,6,1),dt.date(2025,4,20)); t=addm(b,r.choice([6,12,12,24]),-1)
            fee=float(round(lst*r.uniform(.8,1.0)/5)*5); ex=r.choice([None,None,45.0,120.0,85.0]) if a else r.choice([None,None,15.0,25.0]); bl=fee+(ex or 0); ret=fee*(2 if a else 1)
            roll=t<dt.date(2025,5,1)
            data.append([uid,d,a or '',Paragraph(nm,P),b.strftime('%d %b %y').lstrip('0'),'Rolling' if roll else t.strftime('%d %b %y').lstrip('0'),m(lst),m(fee),m(ex),m(bl),m(ret)])
            rows.append(dict(unit=uid,section=title,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=b,leaseEndDate='Rolling' if roll else t,marketRent=lst,contractRent=fee,charges=[dict(code='Extras',amount=ex)] if ex else None,totalCharges=bl,deposit=ret))
            for q,x in enumerate((d,a,lst,fee,ex,bl,ret)): s[q]+=x or 0
        sub(title,s); G=[x+y for x,y in zip(G,s)]
    sub('Third floor',G,True)
    T=Table(data,colWidths=[x*mm for x in (12,11,12,38,18,19,18,19,14,18,18)],repeatRows=1)
    z=[('BACKGROUND',(0,i),(-1,i),colors.Color(.97,.95,.93)) for i in range(2,len(data),2)]
    T.setStyle(TableStyle(z+[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(1,0),(2,-1),'RIGHT'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.Color(.75,.3,.1)),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]+st))
    D=SimpleDocTemplate(os.path.join(DOC,fn),pagesize=A4,leftMargin=6*mm,rightMargin=6*mm,topMargin=14*mm,bottomMargin=14*mm)
    def foot(c,d): c.setFont('Helvetica',7); c.setFillGray(.4); c.drawCentredString(A4[0]/2,8*mm,f'threadneedle yard · community desk · {d.page}')
    hd=[Paragraph('threadneedle yard',ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=17,leading=20,textColor=colors.Color(.75,.3,.1))),Paragraph('Third floor · members and licence fees · May 2025',ParagraphStyle('h2',fontName='Helvetica',fontSize=10,leading=15)),Paragraph('Fees exclude VAT. Extras: lockers, extra meeting credits, phone lines, bike cage. A retainer is two months’ fee for offices, one for desks.',ParagraphStyle('h3',fontName='Helvetica',fontSize=7.5,leading=10,textColor=colors.grey)),Spacer(1,3*mm)]
    D.build(hd+[T,Spacer(1,4*mm),Paragraph('Not listed: hot-desk passes (31 in May, £4,650.00), which hold no fixed desk, and meeting-room bookings.',P)],onFirstPage=foot,onLaterPages=foot)
    save(fn,'threadneedle yard','2025-05',n,occ,n-occ,rows)
    return dict(file=fn,assetType='OFFICE',documentType='RENT_ROLL',author='London coworking community manager',style='A4 portrait, brand colour, zebra, offices and desks',hard='desk count column, list price against fee, Rolling in the end column')
if __name__=='__main__': run()
