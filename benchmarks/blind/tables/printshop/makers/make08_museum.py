from common import *
import sys
def F(n,p): 
    pdfmetrics.registerFont(TTFont(n,p))
fonts(('G','dejavu/DejaVuSerif.ttf'),('GB','dejavu/DejaVuSerif-Bold.ttf'),('GI','dejavu/DejaVuSerif-Italic.ttf'))
G,GB,GI='Times-Roman','Times-Bold','Times-Italic'
d=Doc('museum_catalogue'); br=colors.Color(.4,.25,.1)
d.text('118',54,40,G,9); d.text('THE PELHAM COLLECTION OF CLOCKS AND INSTRUMENTS',541,40,G,8,'r'); d.hline(54,541,46,.4,br)
L=54;Wc=232;Rx=309
y=d.para('Room 7: sundials and compasses',54,56,487,GB,14,color=br,after=6)
ya=y
y=d.para('The sundials were bought between 1902 and 1931 from dealers in Nuremberg, Paris and London. Sir Edwin Pelham preferred small ivory dials that could be carried in a pocket, and his notebooks record what he paid and often whom he outbid. Most have kept their cases.',L,ya,Wc,G,10,al='j')
y=d.para('The gift of 1934 was divided between the museum and the college. Numbers follow the museum’s register; the college’s own are given in the concordance on page 161. The share of each class that is shown in the gallery has risen since the room was rebuilt:',L,y,Wc,G,10,al='j',after=6)
t=[['Class','Held','Shown','%'],['Sundials','84','31','37'],['Compasses','52','20','38'],['Astrolabes','6','6','100'],['Quadrants','17','5','29'],['Nocturnals','9','4','44']]
y=d.table(t,L+16,y,[90,36,40,34],G,GI,9.5,align='lrrr',hal='lrrr',style=[('LINEABOVE',(0,0),(-1,0),.6,br),('LINEBELOW',(0,0),(-1,0),.3,br),('LINEBELOW',(0,-1),(-1,-1),.6,br)],pad=(.8,1.4,2,2))
yl=y
y=d.para('Four makers of the Nuremberg guild are represented, of whom the Trenkhardt workshop is the best known. Its mark, a crowned hand, appears on nine of the dials, and a tenth may be an apprentice’s copy. The string-gnomon dials carry a list of towns with latitudes punched on the back, which makes it possible to say for what market each of them was meant.',Rx,ya,Wc,G,10,al='j')
y=d.para('Compass needles were often replaced. Where a needle is thought to be original it is so described; where the glass has been renewed this is passed over in silence. The measurements are of the closed instrument, height before width before depth, and were taken by the conservator in 2019.',Rx,y,Wc,G,10,al='j')
y=d.para('Items marked with a dagger (†) are on loan.',Rx,y,Wc,G,10)
y=max(yl,y)+12
C_=[['No.','Object and maker','Date','Material','Size (cm)','Provenance and remarks'],
['7.01','Diptych dial, Hans Trenkhardt','1611','Ivory, brass, pigment in red and black','1.8 × 9.4 × 6.1','Bought in Nuremberg, 1904; latitudes for eleven towns'],
['7.02','Diptych dial, unsigned','c. 1640','Ivory','1.5 × 7.7 × 5.0','Pelham sale; lid cracked'],
['7.03†','Ring dial','18th century','Brass','4.2 (diam.)','Lent by the Dean and Chapter'],
['7.04','Butterfield-type dial, Langlois à Paris','c. 1730','Silver, blued steel needle (original)','1.1 × 7.9 × 6.8','From the Duvernay collection with its sharkskin case; engraved arms erased'],
['7.05','Pillar dial','1756','Boxwood, paper scale','12.6 × 2.4','Found in the college attic, 1960'],
['7.06','Cube dial, D. Beringer','c. 1775','Wood, printed paper, brass gnomons','21.0 × 9.5 × 9.5','Bought in London, 1911, for £4 10s'],
['7.07','Mariner’s compass','1802','Brass, mahogany box','11.4 × 19.0 × 19.0','Given by Captain Orde’s widow'],
['7.08†','Azimuth compass, W. Harker','1841','Brass, silvered card, glass','16.2 × 24.1 × 24.1','Lent by the Harbour Office; prism missing'],
['7.09','Pocket compass','c. 1860','Gilt brass','1.2 × 4.4','Bought with 7.06']]
y=d.table(C_,54,y,[36,116,58,104,70,103],G,GB,9,style=[('LINEBELOW',(0,0),(-1,-1),.25,br),('LINEABOVE',(0,0),(-1,0),.8,br),('LINEBELOW',(0,0),(-1,0),.8,br)],pad=(2.5,3.5,3,3),va='TOP')
d.para('7.05 is described fully by Carrow, <i>Shepherds’ Dials</i>, pp. 40–44; for 7.08 see the essay on page 20.',54,y+5,487,G,8.5)
d.save()
